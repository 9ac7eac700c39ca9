import { bookingOptions, lifestyleCategories } from '@modules/enquiries/contract.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ChevronDown } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { FormControl } from '../../../../lib/forms/useFormField.ts';
import type { BookingValues, ServiceField } from './bookingValues.ts';
import styles from './ServicesAccordion.module.css';

type Group = { heading?: string; options: readonly string[] };

const travelCategories = bookingOptions.tour_categories.filter((name) => !lifestyleCategories.includes(name));

type Section = { field: ServiceField; title: string; groups: Group[] };

const sections: Section[] = [
  { field: 'tour_type', title: 'Tour type', groups: [{ options: bookingOptions.tour_type }] },
  {
    field: 'tour_categories',
    title: 'Package categories',
    groups: [
      { options: travelCategories },
      { heading: 'Lifestyle & Social Events', options: lifestyleCategories },
    ],
  },
  { field: 'hotel_type', title: 'Hotel options', groups: [{ options: bookingOptions.hotel_type }] },
  { field: 'rental_type', title: 'Rentals', groups: [{ options: bookingOptions.rental_type }] },
  { field: 'ticket_type', title: 'Tickets', groups: [{ options: bookingOptions.ticket_type }] },
  { field: 'visa_type', title: 'Visa / Forex', groups: [{ options: bookingOptions.visa_type }] },
];

type ServicesAccordionProps = {
  control: FormControl<BookingValues>;
  /** Titles of the available wedding packages. */
  weddingPackages: string[];
};

/** The services to choose from: all optional, initially collapsed. */
export function ServicesAccordion({ control, weddingPackages }: ServicesAccordionProps) {
  const packages = { field: 'wedding_packages', title: 'Wedding packages' } as const;
  const all = weddingPackages.length
    ? [...sections, { ...packages, groups: [{ options: weddingPackages }] }]
    : sections;
  return (
    <fieldset className={styles.services}>
      <legend>Which services do you need? (optional)</legend>
      {all.map((section) => (
        <ServiceSection key={section.field} control={control} {...section} />
      ))}
    </fieldset>
  );
}

function ServiceSection({
  control,
  field: name,
  title,
  groups,
}: Section & Pick<ServicesAccordionProps, 'control'>) {
  const { field } = useController({ control, name });
  const chosen = field.value;
  const toggle = (option: string, on: boolean) =>
    field.onChange(on ? [...chosen, option] : chosen.filter((entry) => entry !== option));
  return (
    <Accordion slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary
        expandIcon={<ChevronDown size={20} aria-hidden="true" />}
        aria-controls={`services-${name}`}
        id={`services-${name}-heading`}
      >
        <span className={styles.title}>{title}</span>
        {chosen.length > 0 ? <span className={styles.count}>{chosen.length} chosen</span> : null}
      </AccordionSummary>
      <AccordionDetails>
        {groups.map((group) => (
          <div key={group.heading ?? name}>
            {group.heading ? <h4 className={styles.subheading}>{group.heading}</h4> : null}
            <div className={styles.options}>
              {group.options.map((option) => (
                <FormControlLabel
                  key={option}
                  label={option}
                  control={
                    <Checkbox
                      name={`${name}[]`}
                      value={option}
                      checked={chosen.includes(option)}
                      onChange={(_, on) => toggle(option, on)}
                    />
                  }
                />
              ))}
            </div>
          </div>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
