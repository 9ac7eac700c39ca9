import { newsPriorities } from '@modules/articles/contract.ts';
import { defaultNewsCategory } from '@modules/articles/news.contract.ts';
import { Box } from '@mui/material';
import { ChipsInput } from '../../../ui/admin/form/ChipsInput.tsx';
import { EditorSection } from '../../../ui/admin/form/EditorSection.tsx';
import { ChoiceInput, FlagInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { postStatuses, priorityLabels, statusLabels } from './articleWords.ts';
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

function BlogDetails({ area, form }: Props) {
  const names = useCategoryNames(area);
  return (
    <>
      <EditorSection title="Publication">
        <Box>
          <FlagInput {...form.field('published')} label="Publish immediately" look="checkbox" />
          <FlagInput {...form.field('featured')} label="Featured" look="checkbox" />
        </Box>
      </EditorSection>
      <EditorSection title="Topics">
        <ChipsInput {...form.field('categories')} label="Categories" options={names} required />
        <ChipsInput {...form.field('tags')} label="Tags" options={[]} hint="Type and press Enter" />
      </EditorSection>
    </>
  );
}

function NewsDetails({ area, form }: Props) {
  const names = useCategoryNames(area);
  const published = form.field('published');
  const categories = form.field('categories');
  const category = categories.value[0] ?? defaultNewsCategory;
  const options = [...new Set([category, defaultNewsCategory, ...names])].toSorted();
  return (
    <>
      <EditorSection title="Publication">
        <ChoiceInput
          name="published"
          label="Status"
          value={published.value ? 'published' : 'draft'}
          error={published.error}
          options={postStatuses}
          labels={statusLabels}
          onChange={(status) => published.onChange(status === 'published')}
        />
        <ChoiceInput
          name="category"
          label="Category"
          value={category}
          error={categories.error}
          options={options}
          onChange={(name) => categories.onChange(typeof name === 'string' ? [name] : [name(category)])}
        />
        <ChoiceInput
          {...form.field('priority')}
          label="Priority"
          options={newsPriorities}
          labels={priorityLabels}
        />
        <FlagInput {...form.field('featured')} label="Featured" look="checkbox" />
      </EditorSection>
      <EditorSection title="Where it comes from">
        <TextInput {...form.field('source')} label="Source" />
        <TextInput {...form.field('location')} label="Location" />
        <ChipsInput {...form.field('tags')} label="Tags" options={[]} hint="Type and press Enter" />
      </EditorSection>
      <EditorSection title="Search engines" hint="If empty, title and excerpt are used">
        <TextInput {...form.field('meta_title')} label="Meta title" />
        <TextInput {...form.field('meta_description')} label="Meta description" multiline minRows={2} />
      </EditorSection>
    </>
  );
}
