import { Box, Button, Typography } from '@mui/material';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { anyWrong, type FieldErrors } from '../../../ui/admin/form/fieldErrors.ts';
import { LinesInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import type { Keyed } from '../../../ui/admin/form/keyed.ts';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import { rowField } from '../../../ui/admin/form/rowField.ts';
import type { ItineraryDay } from './destinationValues.ts';
import { hasPlan, nextDay, withNumbersInPlace } from './itineraryDays.ts';
import type { DestinationForm } from './useDestinationForm.ts';

export function ItinerarySection({ form }: { form: DestinationForm }) {
  const { value, error, onChange } = form.field('itineraries');
  const [folded, setFolded] = useState(() => new Set(value.map(({ key }) => key)));
  const fold = (key: string, closed: boolean) =>
    setFolded((keys) => {
      const next = new Set(keys);
      if (closed) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <EditorSection
      id="destination-itinerary"
      title="Itinerary"
      hint="Without days, the page shows the sample itinerary, marked as indicative."
    >
      <RowList<ItineraryDay>
        noun="day"
        rows={value}
        onChange={(change) => onChange((days) => withNumbersInPlace(days, change(days)))}
        error={error}
        empty="No days yet."
        blank={nextDay}
        isPrecious={hasPlan}
      >
        {(row, index, put) => {
          const path = `itineraries.${index}`;
          const open = !folded.has(row.key) || anyWrong(form.errors, [path]);
          return (
            <>
              <DayHead row={row} open={open} onToggle={() => fold(row.key, open)} />
              {open ? <DayFields row={row} put={put} errors={form.errors} path={path} /> : null}
            </>
          );
        }}
      </RowList>
    </EditorSection>
  );
}

type HeadProps = { row: Keyed<ItineraryDay>; open: boolean; onToggle: () => void };

function DayHead({ row, open, onToggle }: HeadProps) {
  return (
    <Button
      color="inherit"
      aria-expanded={open}
      startIcon={open ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
      onClick={onToggle}
      sx={{ justifyContent: 'flex-start', textAlign: 'left', width: '100%', mb: open ? 1.5 : 0 }}
    >
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        Day {row.day || '?'}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
          {row.title || 'without a title'}
        </Typography>
      </Box>
    </Button>
  );
}

type FieldsProps = {
  row: Keyed<ItineraryDay>;
  put: (part: Partial<ItineraryDay>) => void;
  errors: FieldErrors;
  path: string;
};

function DayFields({ row, put, errors, path }: FieldsProps) {
  const field = rowField<ItineraryDay>(row, put, errors, path);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '6rem minmax(0, 1fr)', alignItems: 'start' }}>
        <TextInput
          {...field('day')}
          label="Day"
          required
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextInput {...field('title')} label="Title" />
      </Box>
      <TextInput {...field('description')} label="Description" multiline minRows={2} maxRows={12} />
      <FieldGrid>
        <LinesInput {...field('activities')} label="Activities" />
        <LinesInput {...field('meals')} label="Meals" hint="One per line: Breakfast, Lunch, Dinner" />
        <LinesInput {...field('highlights')} label="Highlights of the day" />
        <TextInput {...field('accommodation')} label="Accommodation" />
      </FieldGrid>
    </Box>
  );
}
