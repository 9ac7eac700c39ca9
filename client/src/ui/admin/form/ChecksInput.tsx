import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import { listMessages } from './formErrors.ts';

type Props<Values extends FieldValues, Value extends string> = FieldProps<Values, Value[]> & {
  label: string;
  options: readonly Value[];
  labels: Record<Value, string>;
};

/** Several choices of a fixed list, stored in the order of the list. */
export function ChecksInput<Values extends FieldValues, Value extends string>(props: Props<Values, Value>) {
  const { control, name, label, options, labels } = props;
  const { field, fieldState } = useController({ control, name });
  const [message] = listMessages(fieldState.error);
  const id = useId();
  const chosen: Value[] = field.value;
  const toggle = (option: Value) =>
    field.onChange(options.filter((entry) => chosen.includes(entry) !== (entry === option)));
  return (
    <FormControl
      component="fieldset"
      error={message !== undefined}
      aria-describedby={message ? id : undefined}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={labels[option]}
            control={
              <Checkbox
                name={name}
                checked={chosen.includes(option)}
                onChange={() => toggle(option)}
                onBlur={field.onBlur}
              />
            }
          />
        ))}
      </FormGroup>
      {message ? <FormHelperText id={id}>{message}</FormHelperText> : null}
    </FormControl>
  );
}
