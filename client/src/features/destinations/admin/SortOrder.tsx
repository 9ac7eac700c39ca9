import { Box } from '@mui/material';
import { useState } from 'react';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { sortDestination } from './destinationsAdminApi.ts';

type Props = { id: number; name: string; value: number; editable: boolean };

/** The sort order: saved on Enter or blur, restored when saving fails. */
export function SortOrder({ id, name, value, editable }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [save] = sortDestination.useMutation();
  if (!editable) return <span>Sort order {value}</span>;

  const send = async () => {
    const next = Number(text);
    if (text === null) return;
    if (text.trim() === '' || !Number.isInteger(next) || next === value) return setText(null);
    const result = await save({ id, sort_order: next });
    setText((now) => (now === text ? null : now)); // not what was typed meanwhile
    toastResult(result, `The sort order of ${name} was not changed`);
  };

  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      Sort order
      <Box
        component="input"
        aria-label={`Sort order of ${name}`}
        value={text ?? String(value)}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        onBlur={send}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key === 'Enter') void send();
          if (event.key === 'Escape') setText(null);
        }}
        sx={inputStyles}
      />
    </Box>
  );
}

const inputStyles = {
  font: 'inherit',
  width: '3.5em',
  px: 0.75,
  py: 0.25,
  borderRadius: 1,
  textAlign: 'end',
  color: 'text.primary',
  backgroundColor: 'transparent',
  // looks like text with an underline that shows it is editable; the border appears on focus
  border: '1px solid transparent',
  borderBottom: '1px dashed var(--mui-palette-text-secondary)',
  '&:hover, &:focus': { border: '1px solid var(--mui-palette-text-secondary)' },
  fontVariantNumeric: 'tabular-nums',
} as const;
