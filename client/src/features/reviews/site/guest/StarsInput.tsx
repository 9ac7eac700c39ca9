import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FieldProps } from '../../../../lib/forms/useFormField.ts';
import { classNames } from '../../../../lib/text/classNames.ts';
import styles from './GuestReview.module.css';

const stars = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons, which arrow keys move through; 0 is no choice. */
export function StarsInput<Values extends FieldValues>({ control, name }: FieldProps<Values, number>) {
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
      <legend>How was it?</legend>
      <div className={styles.row}>
        {stars.map((count) => (
          <label key={count} className={classNames(count <= field.value && styles.lit)}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={field.value === count}
              onChange={() => field.onChange(count)}
              onBlur={field.onBlur}
            />
            <span aria-hidden="true">{count <= field.value ? '★' : '☆'}</span>
            <span className="visually-hidden">{count === 1 ? '1 star' : `${count} stars`}</span>
          </label>
        ))}
      </div>
      {message ? (
        <p id="rating-problem" className={styles.problem}>
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}
