import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
  type TextFieldProps,
} from '@mui/material';
import type { Field } from './useEntryForm.ts';

type TextInputProps = Field<string> &
  Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'label' | 'variant'> & {
    label: string;
    hint?: string | undefined;
  };

/** A text field of one or more lines with a hint and an error. */
export function TextInput({ name, value, error, onChange, hint, ...rest }: TextInputProps) {
  return (
    <TextField
      fullWidth
      {...rest}
      name={name}
      value={value}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type ChoiceInputProps<Value extends string> = Field<Value> & {
  label: string;
  options: readonly Value[];
  labels?: Record<Value, string>;
  hint?: string;
  disabled?: boolean;
};

/** A native select, for phones and keyboards. */
export function ChoiceInput<Value extends string>(props: ChoiceInputProps<Value>) {
  const { name, label, value, error, onChange, options, labels, hint, disabled = false } = props;
  return (
    <TextField
      select
      fullWidth
      name={name}
      label={label}
      value={value}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={(event) => {
        const chosen = options.find((option) => option === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {labels ? labels[option] : option}
        </option>
      ))}
    </TextField>
  );
}

type FlagInputProps = Field<boolean> & { label: string; hint?: string; look?: 'switch' | 'checkbox' };

export function FlagInput({ name, value, error, onChange, label, hint, look = 'switch' }: FlagInputProps) {
  const Control = look === 'switch' ? Switch : Checkbox;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={<Control name={name} checked={value} onChange={(_event, checked) => onChange(checked)} />}
      />
      {(error ?? hint) ? (
        <FormHelperText error={error !== undefined} sx={{ mt: -0.5, ml: 0.5 }}>
          {error ?? hint}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

type LinesInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string[];
  onChange: (lines: string[]) => void;
};

/** A list of short texts, one per line. */
export function LinesInput({ value, onChange, hint = 'One per line', ...rest }: LinesInputProps) {
  return (
    <TextInput
      {...rest}
      multiline
      minRows={2}
      maxRows={10}
      hint={hint}
      value={value.join('\n')}
      onChange={(to) => onChange((typeof to === 'string' ? to : to(value.join('\n'))).split('\n'))}
    />
  );
}
