import { Box, Button } from '@mui/material';
import { type FieldErrors, get } from 'react-hook-form';
import type { DestinationValues } from './destinationValues.ts';

const sections = [
  {
    id: 'destination-basics',
    label: 'Basics',
    fields: [
      ...['name', 'duration', 'group_size', 'best_time_to_visit', 'trip_count', 'sort_order'],
      ...['latitude', 'longitude', 'description', 'themes', 'group_types'],
    ],
  },
  {
    id: 'destination-price',
    label: 'Price',
    fields: ['starting_price', 'original_price', 'discount', 'package_cost'],
  },
  { id: 'destination-files', label: 'Files', fields: ['image', 'image_details', 'brochure'] },
  { id: 'destination-gallery', label: 'Gallery', fields: ['gallery'] },
  { id: 'destination-highlights', label: 'Highlights', fields: ['highlights'] },
  { id: 'destination-itinerary', label: 'Itinerary', fields: ['itineraries'] },
  { id: 'destination-inclusions', label: 'Inclusions', fields: ['inclusions', 'exclusions'] },
  { id: 'destination-hotels', label: 'Hotels', fields: ['hotels'] },
  { id: 'destination-dates', label: 'Dates', fields: ['available_dates'] },
  { id: 'destination-policies', label: 'Policies', fields: ['payment_policies', 'cancellation_policies'] },
  { id: 'destination-search', label: 'Search', fields: ['meta_title', 'meta_description'] },
];

/** Links to the sections of the long form; marks sections with errors. */
export function SectionLinks({ errors }: { errors: FieldErrors<DestinationValues> }) {
  const go = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="nav"
      aria-label="Parts of the form"
      sx={{
        position: 'sticky',
        top: -16,
        zIndex: 2,
        mx: { xs: -2, md: -3 },
        mt: -2,
        px: { xs: 1, md: 2 },
        py: 0.75,
        display: 'flex',
        gap: 0.5,
        overflowX: 'auto',
        backgroundColor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {sections.map(({ id, label, fields }) => {
        const wrong = fields.some((field) => get(errors, field) !== undefined);
        return (
          <Button
            key={id}
            size="small"
            color={wrong ? 'error' : 'inherit'}
            onClick={() => go(id)}
            sx={{ flexShrink: 0 }}
          >
            {wrong ? `${label}: check` : label}
          </Button>
        );
      })}
    </Box>
  );
}
