import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import styles from './Dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Id of the heading inside, or a label. */
  labelledBy?: string;
  label?: string;
  place?: 'centre' | 'side';
  children: ReactNode;
};

/** A native modal dialog: traps the focus, restores it, and closes on Escape and on a click on the backdrop. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes natively; this handles clicks on the backdrop
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
