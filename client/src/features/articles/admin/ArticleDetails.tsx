import { newsPriorities } from '@modules/articles/contract.ts';
import { defaultNewsCategory } from '@modules/articles/news.contract.ts';
import { Autocomplete, Box, TextField } from '@mui/material';
import { Controller, useController } from 'react-hook-form';
import { ChipsInput } from '../../../ui/admin/form/ChipsInput.tsx';
import { EditorSection } from '../../../ui/admin/form/EditorSection.tsx';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import { FlagInput, SelectField, SelectInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { preventEarlySubmit } from '../../../ui/admin/form/preventEarlySubmit.ts';
import { type JourneyName, listJourneyNames } from '../../../ui/admin/journeyNames.ts';
import type { ArticleArea } from './articleAreas.ts';
import { postStatuses, priorityLabels, statusLabels } from './articleLabels.ts';
import type { ArticleForm } from './useArticleForm.ts';
import { useCategoryNames } from './useCategoryNames.ts';

type Props = { area: ArticleArea; form: ArticleForm };

/** All fields except title and content. */
export function ArticleDetails({ area, form }: Props) {
  return area.kind === 'blog' ? (
    <BlogDetails area={area} form={form} />
  ) : (
    <NewsDetails area={area} form={form} />
  );
}

function BlogDetails({ area, form: { control } }: Props) {
  const names = useCategoryNames(area);
  return (
    <>
      <EditorSection title="Publication">
        <Box>
          <FlagInput control={control} name="published" label="Publish immediately" look="checkbox" />
          <FlagInput control={control} name="featured" label="Featured" look="checkbox" />
        </Box>
      </EditorSection>
      <EditorSection title="Topics">
        <ChipsInput control={control} name="categories" label="Categories" options={names} required />
        <ChipsInput control={control} name="tags" label="Tags" options={[]} hint="Type and press Enter" />
        <JourneysInput control={control} />
      </EditorSection>
    </>
  );
}

function NewsDetails({ area, form: { control } }: Props) {
  const names = useCategoryNames(area);
  return (
    <>
      <EditorSection title="Publication">
        <Controller
          control={control}
          name="published"
          render={({ field }) => (
            <SelectField
              name="published"
              label="Status"
              value={field.value ? 'published' : 'draft'}
              options={postStatuses}
              labels={statusLabels}
              onChange={(status) => field.onChange(status === 'published')}
            />
          )}
        />
        <Controller
          control={control}
          name="categories"
          render={({ field, fieldState }) => {
            const [category = defaultNewsCategory] = field.value;
            return (
              <SelectField
                name="category"
                label="Category"
                value={category}
                error={listMessages(fieldState.error)[0]}
                options={[...new Set([category, defaultNewsCategory, ...names])].toSorted()}
                onChange={(name) => field.onChange([name])}
              />
            );
          }}
        />
        <SelectInput
          control={control}
          name="priority"
          label="Priority"
          options={newsPriorities}
          labels={priorityLabels}
        />
        <FlagInput control={control} name="featured" label="Featured" look="checkbox" />
      </EditorSection>
      <EditorSection title="Where it comes from">
        <TextInput control={control} name="source" label="Source" />
        <TextInput control={control} name="location" label="Location" />
        <ChipsInput control={control} name="tags" label="Tags" options={[]} hint="Type and press Enter" />
        <JourneysInput control={control} />
      </EditorSection>
      <EditorSection title="Search engines" hint="If empty, title and excerpt are used">
        <TextInput control={control} name="meta_title" label="Meta title" />
        <TextInput control={control} name="meta_description" label="Meta description" multiline minRows={2} />
      </EditorSection>
    </>
  );
}

const none: JourneyName[] = [];

/** The journeys that an article is about. Journeys that have become inactive stay selected, shown by number. */
function JourneysInput({ control }: Pick<ArticleForm, 'control'>) {
  const { data: journeys = none } = listJourneyNames.useQuery();
  const { field, fieldState } = useController({ control, name: 'destination_ids' });
  const [message] = listMessages(fieldState.error);
  const chosen: number[] = field.value;
  return (
    <Autocomplete
      multiple
      autoHighlight
      filterSelectedOptions
      options={journeys}
      value={chosen.map((id) => journeys.find((one) => one.id === id) ?? { id, name: `Journey ${id}` })}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, options) => field.onChange(options.map(({ id }) => id))}
      onBlur={field.onBlur}
      onKeyDown={preventEarlySubmit()}
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
