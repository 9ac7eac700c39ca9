import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { onFirstClick } from './onFirstClick.ts';

type Props = {
  /** The action, for the tooltip; `subject` names its target in the accessible name. */
  label: string;
  subject: string;
  icon: ReactNode;
  busy?: boolean;
  tone?: 'error' | 'warning' | 'inherit';
  pressed?: boolean;
  onClick: () => void;
};

export function RowAction({ label, subject, icon, busy, tone = 'inherit', pressed, onClick }: Props) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        color={tone}
        aria-label={`${label} ${subject}`}
        aria-pressed={pressed}
        loading={busy ?? false}
        onClick={onFirstClick(onClick)}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
