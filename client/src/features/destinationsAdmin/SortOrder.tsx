import { Box } from '@mui/material';
import { useState } from 'react';
import { useToast } from '../../components/admin/Toasts.tsx';
import { useSortDestinationMutation } from './destinationsAdminApi.ts';

type Props = { id: number; name: string; value: number; editable: boolean };

/** The place in the lists: typed, taken over with Enter or on leaving, taken back when it was not stored. */
export function SortOrder({ id, name, value, editable }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [save, { isLoading }] = useSortDestinationMutation();
  const toast = useToast();
  if (!editable) return <span>Sort order {value}</span>;

  const send = async () => {
    const next = Number(text);
    if (text === null || isLoading) return;
    if (text.trim() === '' || !Number.isInteger(next) || next === value) return setText(null);
    const { error } = await save({ id, sort_order: next });
    setText(null);
    if (error) toast('error', `The sort order of ${name} was not changed: ${error.message}`);
  };

  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      Sort order
      <Box
        component="input"
        aria-label={`Sort order of ${name}`}
        inputMode="text"
        value={text ?? String(value)}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        onBlur={send}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key === 'Enter') void send();
          if (event.key === 'Escape') setText(null);
        }}
        sx={inputLook}
      />
    </Box>
  );
}

const inputLook = {
  font: 'inherit',
  width: '4.5em',
  px: 0.75,
  py: 0.25,
  borderRadius: 1,
  color: 'text.primary',
  backgroundColor: 'transparent',
  border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 70%, transparent)',
  fontVariantNumeric: 'tabular-nums',
} as const;
