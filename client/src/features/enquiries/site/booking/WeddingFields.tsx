import TextField from '@mui/material/TextField';
import styles from './BookingForm.module.css';
import type { FieldProps } from './BookingForm.tsx';

/** The four additional fields of wedding enquiries. */
export function WeddingFields({ field, today }: { field: FieldProps; today: string }) {
  return (
    <fieldset className={styles.group}>
      <legend>Your wedding</legend>
      <div className={styles.pair}>
        <TextField
          {...field('event_date')}
          label="Preferred date"
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
        <TextField
          {...field('guest_count')}
          label="Number of guests"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField {...field('budget_range')} label="Budget" placeholder="For example ₹10 to 15 lakh" />
        <TextField {...field('venue')} label="Venue" placeholder="Beach, palace, garden…" />
      </div>
    </fieldset>
  );
}
