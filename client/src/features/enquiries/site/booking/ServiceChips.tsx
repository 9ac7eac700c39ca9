import { bookingOptions, lifestyleCategories } from '@modules/enquiries/formChoices.contract.ts';
import { useController } from 'react-hook-form';
import type { FormControl } from '../../../../lib/forms/useFormField.ts';
import accordion from '../../../../ui/site/Accordion.module.css';
import form from './BookingForm.module.css';
import type { BookingValues, ServiceField } from './bookingValues.ts';
import styles from './ServiceChips.module.css';

type Group = { field: ServiceField; title: string; options: readonly string[] };

const travelCategories = bookingOptions.tour_categories.filter((name) => !lifestyleCategories.includes(name));

const groups: Group[] = [
  { field: 'tour_type', title: 'Tour type', options: bookingOptions.tour_type },
  { field: 'tour_categories', title: 'Package categories', options: travelCategories },
  { field: 'tour_categories', title: 'Lifestyle & Social Events', options: lifestyleCategories },
  { field: 'hotel_type', title: 'Hotel options', options: bookingOptions.hotel_type },
  { field: 'rental_type', title: 'Rentals', options: bookingOptions.rental_type },
  { field: 'ticket_type', title: 'Tickets', options: bookingOptions.ticket_type },
  { field: 'visa_type', title: 'Visa / Forex', options: bookingOptions.visa_type },
];

type ServiceChipsProps = {
  control: FormControl<BookingValues>;
  /** Titles of the available wedding packages. */
  weddingPackages: string[];
};

/** The services to choose from, each a chip, in groups that unfold; all optional. */
export function ServiceChips({ control, weddingPackages }: ServiceChipsProps) {
  const packages: Group = { field: 'wedding_packages', title: 'Wedding packages', options: weddingPackages };
  return (
    <fieldset className={`later ${form.group} ${styles.services}`}>
      <legend>Which services do you need? (optional)</legend>
      <div className={accordion.accordion}>
        {[...groups, packages]
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <ChipGroup key={group.title} control={control} {...group} />
          ))}
      </div>
    </fieldset>
  );
}

function ChipGroup({ control, field: name, title, options }: Group & Pick<ServiceChipsProps, 'control'>) {
  const { field } = useController({ control, name });
  const chosen = field.value;
  const toggle = (option: string, on: boolean) =>
    field.onChange(on ? [...chosen, option] : chosen.filter((entry) => entry !== option));
  return (
    <details>
      <summary>
        <span>
          {title}
          <small className={styles.chosen}>
            {options.filter((option) => chosen.includes(option)).join(', ')}
          </small>
        </span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the title a second time */}
      <div role="group" aria-label={title} className={styles.group}>
        {options.map((option) => (
          <label key={option} className={styles.chip}>
            <input
              type="checkbox"
              name={`${name}[]`}
              value={option}
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            {option}
          </label>
        ))}
      </div>
    </details>
  );
}
