import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { memo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useFormField } from '../../lib/forms/useFormField.ts';

type Props<Values extends FieldValues> = FieldProps<Values, string> &
  Omit<TextFieldProps, 'name' | 'value' | 'error' | 'helperText' | 'onChange' | 'onBlur'>;

function PlainInput<Values extends FieldValues>({ control, name, ...look }: Props<Values>) {
  return <TextField size="medium" fullWidth {...look} {...useFormField({ control, name })} />;
}

/** A text field or select of a public form, memoised: the form itself renders with every change of its state. */
export const TextInput = memo(PlainInput) as typeof PlainInput; // memo drops the type parameter
