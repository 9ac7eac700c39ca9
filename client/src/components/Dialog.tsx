import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../app/classNames.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Id of the heading inside, or a label of its own. */
  labelledBy?: string;
  label?: string;
  place?: 'centre' | 'side';
  children: ReactNode;
};

/** The browser's own modal dialog: it traps the focus, gives it back, and closes on Escape and on its overlay. */
export function Dialog({ open, onClose, labelledBy, label, place = 'centre', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      document.documentElement.style.overflow = 'hidden';
    }
    if (!open && dialog.open) dialog.close();
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes natively; this click is the overlay alone
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[place])}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? children : null}
    </dialog>
  );
}
