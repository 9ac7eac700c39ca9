import { Button, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  /** The accessible name, with the entry's name: `Delete Bali`. */
  label: string;
  /** A short tooltip. */
  tip: string;
  /** Visible text next to the icon; part of the label, so that the visible and the accessible name match. */
  text?: string;
  icon: ReactNode;
  tone?: 'primary' | 'warning' | 'error' | 'inherit';
} & ({ onClick: () => void; pressed?: boolean; disabled?: boolean } | { href: string });

/** An action of a card or row: an icon with a tooltip or a visible name. */
export function IconAction({ label, tip, text, icon, tone = 'inherit', ...what }: Props) {
  if (text && 'onClick' in what) {
    return (
      <Tooltip title={tip === text ? '' : tip}>
        <Button
          size="small"
          color={tone}
          startIcon={icon}
          aria-label={label}
          aria-pressed={what.pressed}
          onClick={what.onClick}
          sx={{ px: 1, minHeight: 36, fontWeight: 500, '& .MuiButton-startIcon': { mr: 0.5 } }}
        >
          {text}
        </Button>
      </Tooltip>
    );
  }
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
