import { TextField } from '@mui/material';

type Props = {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
};

/** A day as one filter of a list; an empty one stands for any day. */
export function DayFilter({ label, value, min, max, onChange }: Props) {
  return (
    <TextField
      type="date"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
