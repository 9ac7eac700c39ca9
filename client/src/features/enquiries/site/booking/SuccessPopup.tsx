import type { PublicSettings } from '@modules/settings/contract.ts';
import { formatReplyTime, getReplyTime, type ReplyTime } from '@modules/settings/replyTime.contract.ts';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/site/Button.tsx';
import { Logo } from '../../../../ui/site/SocialLogos.tsx';
import styles from './SuccessPopup.module.css';

export type Received = { reference: string; wedding: boolean; mailNote: string | null };

type SuccessPopupProps = {
  received: Received | null;
  agency: Pick<PublicSettings, 'chat_number'> & ReplyTime;
  /** Name of the person who plans the journey that the enquiry is about. */
  planner?: string | undefined;
  onClose: () => void;
  /** Called when it is no longer there. */
  onClosed: () => void;
};

export function SuccessPopup({ received, agency, planner, onClose, onClosed }: SuccessPopupProps) {
  return (
    <Dialog
      open={received !== null}
      onClose={onClose}
      aria-labelledby="booking-success-title"
      slotProps={{ transition: { onExited: onClosed } }}
    >
      {received ? (
        <div className={styles.popup}>
          <IconButton size="large" className={styles.close ?? ''} aria-label="Close" onClick={onClose}>
            <X size={22} aria-hidden="true" />
          </IconButton>
          <div className={styles.tiles} aria-hidden="true" />
          <div className={styles.body}>
            <h2 id="booking-success-title">
              {received.wedding ? 'Your wedding enquiry is with us' : 'Your enquiry is with us'}
            </h2>
            <p>
              {received.wedding
                ? 'Thank you for sharing your plans. Our wedding planners'
                : 'Thank you for writing to us. Our travel experts'}{' '}
              will contact you within {formatReplyTime(agency)}.
            </p>
            {received.reference ? (
              <p className={styles.reference}>
                Your reference <strong>{received.reference}</strong>
              </p>
            ) : null}
            <NextSteps received={received} agency={agency} planner={planner} />
            {received.mailNote ? <p className={styles.note}>{received.mailNote}</p> : null}
            {agency.chat_number ? (
              <ButtonLink
                to={chatLink(agency.chat_number, received)}
                target="_blank"
                rel="noreferrer"
                look="outline"
                wide
                aria-label="Continue on WhatsApp (opens in a new tab)"
              >
                <Logo name="WhatsApp" size={18} />
                Continue on WhatsApp
              </ButtonLink>
            ) : null}
            <Button wide onClick={onClose}>
              Continue Exploring
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

const chatLink = (number: string, { reference }: Received) =>
  `https://wa.me/${number}?text=${encodeURIComponent(`Hello! I have sent you an enquiry${reference && `: ${reference}`}.`)}`;

const hourMs = 3_600_000;
const formatMoment = (time: number) =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(time)
    // The day and the month stay on one line.
    .replace(/(\d) (?=\p{L})/u, '$1\u00a0');

type NextStepsProps = { received: Received } & Pick<SuccessPopupProps, 'agency' | 'planner'>;

/** What the visitor can expect, with the promised time in their own time zone, unless it is in working hours. */
function NextSteps({ received: { wedding, mailNote }, agency, planner }: NextStepsProps) {
  const [sentAt] = useState(Date.now);
  const { hours, inWorkingHours } = getReplyTime(agency);
  const promised = inWorkingHours ? formatReplyTime(agency) : formatMoment(sentAt + hours * hourMs);
  const reader = wedding ? 'A wedding planner' : 'A travel expert';
  return (
    <div className={styles.next}>
      <h3>What happens next</h3>
      <ol>
        {mailNote ? null : (
          <li>A confirmation comes by email, with a link to follow your enquiry without an account.</li>
        )}
        <li>
          {planner ? `${planner}, your planner,` : reader} reads it and answers with an idea and a price{' '}
          {inWorkingHours ? 'within' : 'by'} <strong>{promised}</strong>.
        </li>
        <li>You change what you like. Nothing is booked before you say so.</li>
      </ol>
    </div>
  );
}
