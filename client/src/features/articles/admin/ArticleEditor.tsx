import { Box, TextField } from '@mui/material';
import { toBaseSlug } from '@platform/fields.contract.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { Controller, useWatch } from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { EditorSection } from '../../../ui/admin/form/EditorSection.tsx';
import { type EditorFormProps, type EditorProps, EntryEditor } from '../../../ui/admin/form/EntryEditor.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { PreviewAction } from '../../../ui/admin/PreviewAction.tsx';
import { ImageInput } from '../../../ui/admin/upload/ImageField.tsx';
import type { Article } from '../articles.ts';
import { ArticleAlert } from './ArticleAlert.tsx';
import { ArticleDetails } from './ArticleDetails.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { getStaffArticle } from './articlesAdminApi.ts';
import type { ArticleValues } from './articleValues.ts';
import { ContentEditor } from './content/ContentEditor.tsx';
import { useArticleForm } from './useArticleForm.ts';

export function ArticleEditor({ area, opened, onClose }: EditorProps & { area: ArticleArea }) {
  const { kind, texts } = area;
  const query = getStaffArticle.useQuery(typeof opened === 'number' ? { kind, id: opened } : skipToken);
  return (
    <EntryEditor opened={opened} query={query} failureTitle={texts.loadFailed} onClose={onClose}>
      {(editor) => <ArticleFormView area={area} {...editor} />}
    </EntryEditor>
  );
}

type Props = EditorFormProps<Article> & { area: ArticleArea };

function ArticleFormView({ area, entry, onSaved, ...callbacks }: Props) {
  const form = useArticleForm(area, entry, onSaved);
  const { control } = form;

  return (
    <EditorFrame
      title={entry ? area.titles.edit : area.titles.new}
      subtitle={entry?.title}
      form={form}
      {...callbacks}
      submitLabel={entry ? 'Save changes' : area.kind === 'blog' ? 'Create post' : 'Create article'}
      preview={entry ? <PreviewAction area={area.kind} id={entry.id} name={entry.title} /> : undefined}
      alert={<ArticleAlert area={area} form={form} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Headline area={area} entry={entry} control={control} />
          <Content area={area} control={control} />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ArticleDetails area={area} form={form} />
          <FeaturedImage area={area} control={control} />
        </Box>
      </Box>
    </EditorFrame>
  );
}

type FieldsProps = { area: ArticleArea; control: FormControl<ArticleValues> };

function Headline({ area, entry, control }: FieldsProps & { entry: Article | null }) {
  const isBlog = area.kind === 'blog';
  return (
    <EditorSection title="Headline">
      <TextInput control={control} name="title" label="Title" required autoFocus />
      {isBlog ? null : <Slug control={control} entry={entry} />}
      <TextInput
        control={control}
        name="excerpt"
        label="Excerpt"
        required={!isBlog}
        multiline
        minRows={2}
        maxRows={6}
        hint={isBlog ? 'If empty, it is taken from the content' : undefined}
      />
    </EditorSection>
  );
}

function Content({ area, control }: FieldsProps) {
  return (
    <EditorSection title="Content">
      <Controller
        control={control}
        name="content"
        // content makes a post's excerpt optional
        rules={{ deps: ['excerpt'] }}
        render={({ field, fieldState }) => (
          <ContentEditor
            value={field.value}
            error={fieldState.error?.message}
            uploadPath={`${area.kind}/upload-image`}
            onChange={field.onChange}
          />
        )}
      />
    </EditorSection>
  );
}

function FeaturedImage({ area, control }: FieldsProps) {
  return (
    <ImageInput
      control={control}
      name="featured_image"
      label="Featured image"
      kind={area.kind}
      uploadPath={`${area.kind}/upload-image`}
      describeUploadFailure={area.describeUploadFailure}
    />
  );
}

type SlugProps = { control: FormControl<ArticleValues>; entry: Article | null };

/** The slug that the title will produce; the current slug while the title is unchanged. */
function Slug({ control, entry }: SlugProps) {
  const title = useWatch({ control, name: 'title' });
  const isUnchanged = entry !== null && entry.title === title.trim();
  const slug = isUnchanged ? entry.slug : title.trim() && toBaseSlug('news', title);
  return (
    <TextField
      fullWidth
      label="Slug"
      value={slug}
      helperText="Derived from the title; a number is added when it is taken"
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}
