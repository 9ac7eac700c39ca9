import { Box } from '@mui/material';
import { useState } from 'react';
import type { EditorCallbacks } from '../../../ui/admin/form/EditorDialog.tsx';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { EditorSection } from '../../../ui/admin/form/EditorSection.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { StaleDialog } from '../../../ui/admin/form/StaleDialog.tsx';
import { useReportUnsaved } from '../../../ui/admin/form/useReportUnsaved.ts';
import { ImageField } from '../../../ui/admin/upload/ImageField.tsx';
import { ArticleAlert } from './ArticleAlert.tsx';
import { ArticleDetails } from './ArticleDetails.tsx';
import type { ArticleArea } from './articleAreas.ts';
import type { Article } from './articlesAdminApi.ts';
import { ContentEditor } from './content/ContentEditor.tsx';
import { Slug } from './Slug.tsx';
import { useArticleForm } from './useArticleForm.ts';

type Props = { area: ArticleArea; entry: Article | null; onClose: () => void } & EditorCallbacks;

export function ArticleFormView({ area, entry, onClose, onUnsaved, onSaved }: Props) {
  const form = useArticleForm(area, entry, onSaved);
  const [uploading, setUploading] = useState(false);
  useReportUnsaved(form.dirty || uploading, onUnsaved);
  const image = form.field('featured_image');
  const isBlog = area.kind === 'blog';
  const content = form.field('content');
  const changeContent: typeof content.onChange = (to) => {
    content.onChange(to);
    // content makes the excerpt optional, so its error is cleared too
    if (isBlog) form.change('excerpt', (excerpt) => excerpt);
  };

  return (
    <EditorFrame
      title={entry ? area.titles.edit : area.titles.new}
      subtitle={entry?.title}
      form={form}
      onClose={onClose}
      submitLabel={entry ? 'Save changes' : isBlog ? 'Create post' : 'Create article'}
      blocked={uploading ? 'Please wait for the upload to finish' : null}
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
          <EditorSection title="Headline">
            <TextInput {...form.field('title')} label="Title" required autoFocus />
            {isBlog ? null : <Slug title={form.values.title} entry={entry} />}
            <TextInput
              {...form.field('excerpt')}
              label="Excerpt"
              required={!isBlog}
              multiline
              minRows={2}
              maxRows={6}
              hint={isBlog ? 'If empty, it is taken from the content' : undefined}
            />
          </EditorSection>
          <EditorSection title="Content">
            <ContentEditor {...content} onChange={changeContent} />
          </EditorSection>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ArticleDetails area={area} form={form} />
          <ImageField
            label="Featured image"
            kind={area.kind}
            value={image.value}
            error={image.error}
            onChange={image.onChange}
            uploadPath={`${area.kind}/upload-image`}
            failureText={area.uploadFailureText}
            onBusy={setUploading}
          />
        </Box>
      </Box>
      <StaleDialog
        open={form.conflict}
        busy={form.saving}
        onKeepEditing={form.keepEditing}
        onReloadTheirs={form.reloadTheirs}
        onOverwrite={form.overwrite}
      />
    </EditorFrame>
  );
}
