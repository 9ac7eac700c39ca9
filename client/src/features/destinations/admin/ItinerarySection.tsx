import { Box, Button, Typography } from '@mui/material';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useCallback, useContext, useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { FormUploadsContext } from '../../../ui/admin/form/FormUploadsContext.ts';
import { LinesInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import type { SectionProps } from './DestinationSections.tsx';
import { hasPlan, nextDay } from './itineraryDays.ts';
import { PictureInput } from './PictureInput.tsx';
import type { DestinationForm } from './useDestinationForm.ts';

type Props = { form: DestinationForm };

export function ItinerarySection({ form }: Props) {
  const { control, getValues, setValue } = form;
  /** After a move, day numbers stay in place: the plan of day 3 becomes the plan of day 2. */
  const swapDayNumbers = (from: number, to: number) => {
    const [first, second] = getValues([`itineraries.${from}.day`, `itineraries.${to}.day`]);
    setValue(`itineraries.${from}.day`, second);
    setValue(`itineraries.${to}.day`, first);
  };
  return (
    <EditorSection
      id="destination-itinerary"
      title="Itinerary"
      hint="Without days, the page shows the sample itinerary, marked as indicative."
    >
      <RowList
        control={control}
        name="itineraries"
        noun="day"
        empty="No days yet."
        blank={() => nextDay(getValues('itineraries'))}
        isPrecious={(index) => hasPlan(getValues(`itineraries.${index}`))}
        onMoved={swapDayNumbers}
      >
        {(index) => <Day form={form} index={index} />}
      </RowList>
    </EditorSection>
  );
}

/** One day, folded when it has a plan already. Folding it would cancel the upload of its picture. */
function Day({ form, index }: Props & { index: number }) {
  const { control, getValues, errors } = form;
  const [folded, setFolded] = useState(() => hasPlan(getValues(`itineraries.${index}`)));
  const [number, title] = useWatch({
    control,
    name: [`itineraries.${index}.day`, `itineraries.${index}.title`],
  });
  const countForForm = useContext(FormUploadsContext);
  const [uploads, setUploads] = useState(0);
  const countUploads = useCallback<typeof countForForm>(
    (change) => {
      countForForm(change);
      setUploads(change);
    },
    [countForForm],
  );
  // It stays open when the error is corrected, because that happens while staff type.
  if (folded && get(errors, `itineraries.${index}`) !== undefined) setFolded(false);
  return (
    <>
      <Button
        color="inherit"
        aria-expanded={!folded}
        disabled={uploads > 0}
        startIcon={folded ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
        onClick={() => setFolded(!folded)}
        sx={{ justifyContent: 'flex-start', textAlign: 'left', width: '100%', mb: folded ? 0 : 1.5 }}
      >
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          Day {number || '?'}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
            {title || 'without a title'}
          </Typography>
        </Box>
      </Button>
      {folded ? null : (
        <FormUploadsContext value={countUploads}>
          <DayFields control={control} index={index} />
        </FormUploadsContext>
      )}
    </>
  );
}

function DayFields({ control, index }: SectionProps & { index: number }) {
  const path = `itineraries.${index}` as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '6rem minmax(0, 1fr)', alignItems: 'start' }}>
        <TextInput control={control} name={`${path}.day`} label="Day" required inputMode="numeric" />
        <TextInput control={control} name={`${path}.title`} label="Title" />
      </Box>
      <TextInput
        control={control}
        name={`${path}.description`}
        label="Description"
        multiline
        minRows={2}
        maxRows={12}
      />
      <FieldGrid>
        <LinesInput control={control} name={`${path}.activities`} label="Activities" />
        <LinesInput
          control={control}
          name={`${path}.meals`}
          label="Meals"
          hint="One per line: Breakfast, Lunch, Dinner"
        />
        <LinesInput control={control} name={`${path}.highlights`} label="Highlights of the day" />
        <TextInput control={control} name={`${path}.accommodation`} label="Accommodation" />
        <TextInput
          control={control}
          name={`${path}.travel_time`}
          label="Travel time"
          hint="For example: 3 hours by car, with stops"
        />
      </FieldGrid>
      <PictureInput control={control} name={`${path}.picture`} label={`Picture of day ${index + 1}`} />
    </Box>
  );
}
