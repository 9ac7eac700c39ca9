import { Button } from '@mui/material';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLive } from '../../../lib/live/useLive.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { chime } from './chime.ts';

/** Whether the user is alerted, in this browser. */
function useAlertChoice() {
  const key = `safarnama_alerts:${useUser()?.id ?? 0}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(key) === 'on');
  const choose = (on: boolean) => {
    if (on) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
    setOn(on);
  };
  return [isOn, choose] as const;
}

/** Switches the sound and the desktop notification for new enquiries, while this screen is open in a tab. */
export function NewEnquiryAlerts() {
  const [isOn, choose] = useAlertChoice();
  const navigate = useNavigate();
  // a stream that reconnects repeats what it may have missed
  const alerted = useRef(new Set<number>());
  useLive({
    onActivity: ({ id, event, entity_id, type, user, details }) => {
      if (!isOn || event !== 'enquiry.submitted' || entity_id === null || alerted.current.has(id)) return;
      alerted.current.add(id);
      chime();
      if (!('Notification' in window) || Notification.permission !== 'granted') return;
      // Tabs with the same tag show one notification.
      const options = { body: details ?? '', tag: `enquiry-${entity_id}` };
      const notification = new Notification(`New enquiry from ${user}`, options);
      notification.onclick = () => {
        window.focus();
        navigate(`/admin/enquiries?enquiry=${type === 'booking' ? 'booking' : 'contact'}-${entity_id}`);
      };
    },
  });
  const toggle = async () => {
    choose(!isOn);
    if (isOn) return;
    chime();
    if ('Notification' in window) await Notification.requestPermission();
  };
  return (
    <Button
      color="inherit"
      aria-pressed={isOn}
      title="Play a sound and notify me of new enquiries while this screen is open"
      startIcon={isOn ? <Bell size={16} /> : <BellOff size={16} />}
      onClick={toggle}
    >
      Alerts
    </Button>
  );
}
