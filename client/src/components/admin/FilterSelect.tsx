import { TextField, type TextFieldProps } from '@mui/material';

export type FilterOption = { value: string; label: string };

type Props = Pick<TextFieldProps, 'sx'> & {
  label: string;
  /** The choice that filters nothing; without one there is always a choice. */
  all?: string;
  value: string | undefined;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
};

/** One filter of a list: a native select. */
export function FilterSelect({ label, all, value, options, onChange, sx }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

/** Yes or no, as the address has it. */
export const flagOptions = (yes: string, no: string): FilterOption[] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

export const flagValue = (flag: boolean | undefined) => (flag === undefined ? undefined : String(flag));
