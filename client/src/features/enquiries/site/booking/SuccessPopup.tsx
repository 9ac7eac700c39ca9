import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { Button } from '../../../../ui/site/Button.tsx';
import styles from './SuccessPopup.module.css';

export type Received = { reference: string; wedding: boolean; mailNote: string | null };

type SuccessPopupProps = { received: Received | null; onClose: () => void };

export function SuccessPopup({ received, onClose }: SuccessPopupProps) {
  return (
    <Dialog open={received !== null} onClose={onClose} aria-labelledby="booking-success-title">
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
                ? 'Thank you for sharing your plans. Our wedding planners will contact you within 24 hours.'
                : 'Thank you for writing to us. Our travel experts will contact you within 24 hours.'}
            </p>
            {received.reference ? (
              <p className={styles.reference}>
                Your reference <strong>{received.reference}</strong>
              </p>
            ) : null}
            {received.mailNote ? <p className={styles.note}>{received.mailNote}</p> : null}
            <Button wide onClick={onClose}>
              Continue Exploring
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
