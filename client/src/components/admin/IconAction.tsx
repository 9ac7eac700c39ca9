import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  /** Said in full, with the entry's name: `Delete Bali`. */
  label: string;
  /** Shown beside the pointer, short. */
  tip: string;
  icon: ReactNode;
  tone?: 'primary' | 'warning' | 'error' | 'inherit';
} & ({ onClick: () => void; pressed?: boolean; disabled?: boolean } | { href: string });

/** One action of a card or row, as an icon that says its name. */
export function IconAction({ label, tip, icon, tone = 'inherit', ...what }: Props) {
  return (
    <Tooltip title={tip}>
      {'href' in what ? (
        <IconButton
          component={Link}
          to={what.href}
          target="_blank"
          reloadDocument
          aria-label={label}
          color={tone}
        >
          {icon}
        </IconButton>
      ) : (
        <IconButton
          aria-label={label}
          aria-pressed={what.pressed}
          aria-disabled={what.disabled}
          color={tone}
          onClick={() => (what.disabled ? undefined : what.onClick())}
        >
          {icon}
        </IconButton>
      )}
    </Tooltip>
  );
}
