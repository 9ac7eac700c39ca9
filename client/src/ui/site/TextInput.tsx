import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { memo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useFormField } from '../../lib/forms/useFormField.ts';

type Props<Values extends FieldValues> = FieldProps<Values, string> &
  Omit<
    TextFieldProps,
    'name' | 'value' | 'error' | 'helperText' | 'onChange' | 'onBlur' | 'multiline' | 'rows'
  > & {
    /** Lines of a text area, which grows with its text. */
    rows?: number;
    /** Stands below the field while it has no message. */
    hint?: string;
  };

/** The browser's own text area, because a script sets the height of MUI's. */
const textArea = (rows: number): Partial<TextFieldProps> => ({
  multiline: true,
  slotProps: {
    input: { inputComponent: 'textarea' },
    htmlInput: {
      rows,
      type: undefined,
      style: { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '20lh' },
    },
  },
});

function PlainInput<Values extends FieldValues>({ control, name, rows, hint, ...look }: Props<Values>) {
  const field = useFormField({ control, name }, hint);
  return <TextField size="medium" fullWidth {...(rows && textArea(rows))} {...look} {...field} />;
}

/** A text field or select of a public form, memoised: the form itself renders with every change of its state. */
export const TextInput = memo(PlainInput) as typeof PlainInput; // memo drops the type parameter
