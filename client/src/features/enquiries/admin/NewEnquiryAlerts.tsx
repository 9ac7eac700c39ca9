import { IconButton } from '@mui/material';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLive } from '../../../lib/live/useLive.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { enquiriesApi } from './enquiriesApi.ts';
import { getEnquiryPath, toEnquiryKey } from './enquiryFilters.ts';

/** Whether the user is alerted, in all tabs of this browser. */
function useAlertChoice() {
  const key = `safarnama_alerts:${useUser()?.id ?? 0}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(key) === 'on');
  useEffect(() => {
    const follow = () => setOn(localStorage.getItem(key) === 'on');
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  const choose = (on: boolean) => {
    if (on) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
    setOn(on);
  };
  return [isOn, choose] as const;
}

/**
 * Switches the sound and the desktop notification for new enquiries, while any screen is open. One tab alerts for all,
 * and only it has a stream for this: each takes one of the few connections that a browser opens to a host.
 */
export function NewEnquiryAlerts() {
  const [isOn, choose] = useAlertChoice();
  const isAlerting = useLeadingTab('safarnama-alerts', isOn);
  const toggle = async () => {
    choose(!isOn);
    if (isOn) return;
    chime();
    if ('Notification' in window) await Notification.requestPermission();
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Alerts"
        aria-pressed={isOn}
        title="Play a sound and notify me of new enquiries while the back office is open"
        onClick={toggle}
      >
        {isOn ? <Bell size={18} /> : <BellOff size={18} />}
      </IconButton>
      {isAlerting ? <Alerter /> : null}
    </>
  );
}

function Alerter() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  // a stream that reconnects repeats what it may have missed
  const alerted = useRef(new Set<number>());
  useLive({
    onActivity: ({ id, event, entity_id, type, user, details }) => {
      if (event !== 'enquiry.submitted' || entity_id === null || alerted.current.has(id)) return;
      alerted.current.add(id);
      chime();
      // Tabs with the same tag show one notification.
      const options = { body: details ?? '', tag: `enquiry-${entity_id}` };
      showNotification(`New enquiry from ${user}`, options, () => {
        window.focus();
        navigate(getEnquiryPath(toEnquiryKey(entity_id, type)));
      });
    },
    onStatisticsChanged: () => void dispatch(enquiriesApi.util.invalidateTags(['EnquiryStatistics'])),
  });
  return null;
}

function showNotification(title: string, options: NotificationOptions, onClick: () => void): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, options).onclick = onClick;
  } catch {
    // Mobile browsers show only the notifications of service workers.
  }
}

const notes = [
  { pitchHz: 660, startsAt: 0 },
  { pitchHz: 880, startsAt: 0.16 },
];
const noteSeconds = 0.3;

/** Plays two short notes. The browser allows it once the user has clicked on the page. */
function chime(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const { pitchHz, startsAt } of notes) {
    const volume = new GainNode(audio, { gain: 0.2 });
    const note = new OscillatorNode(audio, { frequency: pitchHz });
    note.connect(volume).connect(audio.destination);
    volume.gain.setValueAtTime(0.2, now + startsAt);
    volume.gain.exponentialRampToValueAtTime(0.001, now + startsAt + noteSeconds);
    note.start(now + startsAt);
    note.stop(now + startsAt + noteSeconds);
    note.onended = () => {
      if (startsAt > 0) void audio.close();
    };
  }
}

/**
 * Whether this is the one tab of the browser that does some work for all; another takes over when it is closed. Without
 * the Web Locks API, which needs a secure origin, each tab does it.
 */
function useLeadingTab(work: string, isNeeded: boolean): boolean {
  const [isLeading, setLeading] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const lead = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', () => resolve());
        setLeading(true);
      });
    // a request that still waits is rejected when this tab leaves
    if ('locks' in navigator) navigator.locks.request(work, { signal }, lead).catch(() => undefined);
    else void lead();
    return () => {
      leaving.abort();
      setLeading(false);
    };
  }, [work, isNeeded]);
  return isLeading;
}
