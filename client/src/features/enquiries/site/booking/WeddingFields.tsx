import type { FormControl } from '../../../../lib/forms/useFormField.ts';
import fields from '../../../../ui/site/FormFields.module.css';
import { TextInput } from '../../../../ui/site/TextInput.tsx';
import styles from './BookingForm.module.css';
import { type BookingValues, bindBooking } from './bookingValues.ts';

type Props = { control: FormControl<BookingValues>; today: string };

export function WeddingFields({ control, today }: Props) {
  const field = bindBooking(control);
  return (
    <fieldset className={styles.group}>
      <legend>Your wedding (optional)</legend>
      <div className={fields.pair}>
        <TextInput
          {...field('event_date')}
          label="Preferred date"
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
        <TextInput
          {...field('guest_count')}
          label="Number of guests"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextInput {...field('budget_range')} label="Budget" placeholder="For example ₹10 to 15 lakh" />
        <TextInput {...field('venue')} label="Venue" placeholder="Beach, palace, garden…" />
      </div>
    </fieldset>
  );
}
