import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

// biome-ignore lint/suspicious/noExplicitAny: its fields do not depend on what the form's schema returns
export type FormControl<Values extends FieldValues> = Control<Values, any, any>;

/**
 * A field of a form whose value has this type. A component that is bound to a form in this way is called `…Input`, one
 * that takes a value and calls `onChange` is called `…Field`.
 */
export type FieldProps<Values extends FieldValues, Value> = {
  control: FormControl<Values>;
  name: FieldPathByValue<Values, Value>;
};

/** Binds a text to a MUI text field, which shows its message, or else the hint. */
export function useFormField<Values extends FieldValues>(
  { control, name }: FieldProps<Values, string>,
  hint?: string,
) {
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return {
    name,
    value: field.value,
    inputRef: field.ref,
    error: message !== undefined,
    helperText: message ?? hint,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
}
