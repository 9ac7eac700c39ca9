import { findTravellersProblem } from '@modules/destinations/calculatePrice.contract.ts';
import { flexibilities, journeyBudgets, listMonths } from '@modules/enquiries/formChoices.contract.ts';
import { formatMonth, formatPrice } from '@platform/text/formats.contract.ts';
import { useWatch } from 'react-hook-form';
import type { FormControl } from '../../../../lib/forms/useFormField.ts';
import fields from '../../../../ui/site/FormFields.module.css';
import { nativeSelectWithEmptyChoice } from '../../../../ui/site/nativeSelect.ts';
import { TextInput } from '../../../../ui/site/TextInput.tsx';
import styles from './BookingForm.module.css';
import { type BookingValues, bindBooking } from './bookingValues.ts';
import { estimatePrice, type PricedJourney, toTravellers } from './estimatePrice.ts';

type Props = { control: FormControl<BookingValues>; today: string; journey: PricedJourney | null };

/** The label stays above the field: values of the link are there before hydration. */
const numeric = {
  slotProps: { inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } },
} as const;

type ChoiceProps = Pick<Props, 'control'> & {
  name: 'flexibility' | 'budget_range';
  label: string;
  options: readonly string[];
};

function ChoiceInput({ control, name, label, options }: ChoiceProps) {
  return (
    <TextInput {...bindBooking(control)(name)} {...nativeSelectWithEmptyChoice} label={label}>
      <option value="">Not decided</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </TextInput>
  );
}

/** Date and travellers, and the price if it is known. */
export function JourneyFields({ control, today, journey }: Props) {
  const field = bindBooking(control);
  const [event_date, adults, children, rooms] = useWatch({
    control,
    name: ['event_date', 'adults', 'children', 'rooms'],
  });
  const values = { event_date, adults, children, rooms };
  const travellers = toTravellers(values);
  const price = estimatePrice(journey, values);
  return (
    <fieldset className={styles.group}>
      <legend>Your journey (optional)</legend>
      <div className={fields.pair}>
        <TextInput
          {...field('event_date')}
          label="Travel date"
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
        <TextInput
          {...field('travel_month')}
          {...nativeSelectWithEmptyChoice}
          label="Or the month"
          disabled={event_date !== ''}
        >
          <option value="">Not decided</option>
          {listMonths(today, 18).map((month) => (
            <option key={month} value={month}>
              {formatMonth(month)}
            </option>
          ))}
        </TextInput>
        <ChoiceInput control={control} name="flexibility" label="Flexibility" options={flexibilities} />
        <TextInput
          {...field('departure_city')}
          label="Departure city"
          autoComplete="address-level2"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <div className={styles.counts}>
          <TextInput {...field('adults')} label="Adults" {...numeric} />
          <TextInput {...field('children')} label="Children" {...numeric} />
          <TextInput {...field('rooms')} label="Rooms" {...numeric} />
        </div>
        <ChoiceInput control={control} name="budget_range" label="Budget" options={journeyBudgets} />
      </div>
      <div role="status">
        {price ? (
          <p>
            <strong>{`Estimate ${formatPrice(price.total)}`}</strong>
            <span>{price.deposit > 0 ? `, of which ${formatPrice(price.deposit)} as deposit` : null}</span>
          </p>
        ) : (
          journey && travellers && <p>{findTravellersProblem(travellers)?.message}</p>
        )}
      </div>
    </fieldset>
  );
}
