import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FieldProps } from '../../lib/forms/useFormField.ts';
import styles from './StarsInput.module.css';

type Props<Values extends FieldValues> = FieldProps<Values, number> & { label: string };

/** One to five stars; 0 means not chosen. */
export function StarsInput<Values extends FieldValues>({ control, name, label }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group of radio buttons whose role can say that a choice is missing
      role="radiogroup"
      className={styles.stars}
      aria-required="true"
      aria-invalid={message !== undefined}
      aria-describedby={message ? 'rating-problem' : undefined}
      tabIndex={-1}
    >
      <legend>{label}</legend>
      <Rating
        className={styles.row}
        name={name}
        value={field.value || null}
        emptyLabelText="No stars"
        onChange={(_event, stars) => field.onChange(stars ?? 0)}
        onBlur={field.onBlur}
      />
      {message ? (
        <FormHelperText error id="rating-problem">
          {message}
        </FormHelperText>
      ) : null}
    </fieldset>
  );
}
