import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useFormField } from '../../lib/forms/useFormField.ts';

type Props<Values extends FieldValues> = FieldProps<Values, string> &
  Omit<TextFieldProps, 'name' | 'value' | 'error' | 'helperText' | 'onChange' | 'onBlur'>;

/** A text field or select of a public form. */
export function TextInput<Values extends FieldValues>({ control, name, ...look }: Props<Values>) {
  return <TextField size="medium" fullWidth {...look} {...useFormField({ control, name })} />;
}
