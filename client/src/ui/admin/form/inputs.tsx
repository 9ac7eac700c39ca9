import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
  type TextFieldProps,
} from '@mui/material';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { type FieldProps, useFormField } from '../../../lib/forms/useFormField.ts';
import { Options, toOptions } from '../../site/Options.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { listMessages } from './formErrors.ts';

type TextInputProps<Values extends FieldValues> = FieldProps<Values, string> &
  Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'label' | 'variant'> & {
    label: string;
    hint?: string | undefined;
    inputMode?: 'decimal' | 'numeric' | undefined;
  };

export function TextInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { control, name, hint, inputMode, ...look } = props;
  const field = useFormField({ control, name }, hint);
  return <TextField fullWidth slotProps={{ htmlInput: { inputMode } }} {...look} {...field} />;
}

export function PasswordInput<Values extends FieldValues>(
  props: Omit<TextInputProps<Values>, 'hint' | 'inputMode'>,
) {
  const { control, name, ...look } = props;
  return <PasswordField fullWidth {...look} {...useFormField({ control, name })} />;
}

type Choice<Value extends string> = {
  label: string;
  options: readonly Value[];
  labels?: Record<Value, string>;
  required?: boolean;
  disabled?: boolean;
};
type SelectFieldProps<Value extends string> = Choice<Value> & {
  name: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, labels, value, error, onChange, ...rest } = props;
  return (
    <TextField
      {...rest}
      select
      fullWidth
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => {
        const chosen = options.find((option) => option === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <Options choices={toOptions(options, labels)} />
    </TextField>
  );
}

export function SelectInput<Values extends FieldValues, Value extends string>(
  props: FieldProps<Values, Value> & Choice<Value>,
) {
  const { control, name, ...choice } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      {...choice}
      name={name}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}

type FlagInputProps<Values extends FieldValues> = FieldProps<Values, boolean> & {
  label: string;
  hint?: string;
  look?: 'switch' | 'checkbox';
};

export function FlagInput<Values extends FieldValues>(props: FlagInputProps<Values>) {
  const { control, name, label, hint, look = 'switch' } = props;
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  const text = message ?? hint;
  const id = useId();
  const Toggle = look === 'switch' ? Switch : Checkbox;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Toggle
            name={name}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: { 'aria-describedby': text ? id : undefined } }}
          />
        }
      />
      {text ? (
        <FormHelperText id={id} error={message !== undefined} sx={{ mt: -0.5, ml: 0.5 }}>
          {text}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

type LinesInputProps<Values extends FieldValues> = FieldProps<Values, string[]> & {
  label: string;
  hint?: string;
};

/** A list of short texts, one per line. */
export function LinesInput<Values extends FieldValues>(props: LinesInputProps<Values>) {
  const { control, name, label, hint = 'One per line' } = props;
  const { field, fieldState } = useController({ control, name });
  const [message] = listMessages(fieldState.error);
  const lines: string[] = field.value;
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={10}
      name={name}
      label={label}
      value={lines.join('\n')}
      error={message !== undefined}
      helperText={message ?? hint}
      onChange={(event) => field.onChange(event.target.value.split('\n'))}
      onBlur={field.onBlur}
    />
  );
}
