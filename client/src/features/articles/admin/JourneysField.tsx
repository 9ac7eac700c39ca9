import { Autocomplete, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import { type JourneyName, useListJourneyNamesQuery } from './articlesAdminApi.ts';
import type { ArticleForm } from './useArticleForm.ts';

const none: JourneyName[] = [];

/** The journeys that an article is about. Those that are inactive by now stay, shown by number. */
export function JourneysField({ control }: Pick<ArticleForm, 'control'>) {
  const { data: journeys = none } = useListJourneyNamesQuery();
  const { field, fieldState } = useController({ control, name: 'destination_ids' });
  const [message] = listMessages(fieldState.error);
  const chosen: number[] = field.value;
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={journeys}
      value={chosen.map((id) => journeys.find((one) => one.id === id) ?? { id, name: `Journey ${id}` })}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, options) => field.onChange(options.map(({ id }) => id))}
      onBlur={field.onBlur}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label="Journeys"
          error={message !== undefined}
          helperText={message ?? 'Shown below the article, which is listed on their pages'}
        />
      )}
    />
  );
}
