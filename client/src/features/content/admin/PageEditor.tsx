import {
  contentPages,
  type PageName,
  pageSchemas,
  type StoredPage,
  storedPageSchema,
} from '@modules/content/contract.ts';
import { Box, Button } from '@mui/material';
import { ScanEye } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { failureText } from '../../../lib/api/failureText.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { FormUploadsContext } from '../../../ui/admin/form/FormUploadsContext.ts';
import { RecoveryNotices } from '../../../ui/admin/form/RecoveryNotices.tsx';
import { SaveBar } from '../../../ui/admin/form/SaveBar.tsx';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { toast } from '../../../ui/admin/toast.ts';
import { leavesUrl, useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';
import { ContentInput } from './ContentInput.tsx';
import { createPagePreview, savePage } from './contentAdminApi.ts';
import { PagePreview } from './PagePreview.tsx';
import { listPageFields } from './pageFields.ts';

type Props = { page: PageName; stored: StoredPage };

/** The form of a page, and its preview with the content as it is in the form. */
export function PageEditor({ page, stored }: Props) {
  const form = usePageForm(page, stored);
  const { control, isDirty, isSubmitting } = form;
  const [uploads, setUploads] = useState(0);
  const { label } = contentPages[page];
  const confirmDiscard = useUnsavedGuard(isDirty || uploads > 0, leavesUrl);
  return (
    <Form form={form} aria-label={label}>
      <RecoveryNotices form={form} />
      <Panel title={label}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <FormUploadsContext value={setUploads}>
            {listPageFields(page).map(([name, field]) => (
              <ContentInput key={name} control={control} name={name} field={field} />
            ))}
          </FormUploadsContext>
        </Box>
      </Panel>
      <SaveBar
        unsaved={isDirty && 'Not saved yet'}
        busy={isSubmitting}
        blocked={uploads > 0}
        saveLabel="Save page"
        onDiscard={async () => {
          if (await confirmDiscard()) form.restart(stored);
        }}
      >
        <PreviewButton page={page} form={form} />
      </SaveBar>
    </Form>
  );
}

/** Opens the preview, or marks the fields that the page cannot show. */
function PreviewButton({ page, form }: { page: PageName; form: ReturnType<typeof usePageForm> }) {
  const [create, { isLoading }] = createPagePreview.useMutation();
  const [url, setUrl] = useState<string | null>(null);
  const { label } = contentPages[page];

  const open = async () => {
    const content = pageSchemas[page].safeParse(form.getValues());
    // Submitting an invalid form marks its fields, and sends nothing.
    if (!content.success) return form.submit();
    const { data, error } = await create({ page, content: content.data });
    if (data) setUrl(data);
    else toast('error', failureText(`Failed to open the preview of ${label}`, error ?? {}));
  };
  return (
    <>
      <Button color="inherit" startIcon={<ScanEye size={18} />} disabled={isLoading} onClick={open}>
        Preview
      </Button>
      {url ? <PagePreview label={label} url={url} onClose={() => setUrl(null)} /> : null}
    </>
  );
}

type Stored = FieldValues & { updated_at: string };

const toValues = ({ updated_at: _version, ...content }: Stored): FieldValues => content;

function usePageForm(page: PageName, stored: StoredPage) {
  const [save] = savePage.useMutation();
  const form = useEntryForm<FieldValues, Record<string, unknown>, Stored>({
    draftName: `page-${page}`,
    opened: stored,
    savedSchema: storedPageSchema(page) as unknown as ZodType<Stored>, // it knows the other fields by name only at run time
    toValues,
    blank: toValues(stored),
    schema: pageSchemas[page],
    save: (content, { version }) => save({ page, content, version }),
    onInvalid: () => toast('error', 'Please correct the marked fields.'),
    onFailed: ({ message }) => toast('error', `The page was not saved: ${message}`),
    onSaved: (saved) => {
      form.restart(saved);
      toast('success', 'Page saved. The website shows it now.');
    },
  });
  return form;
}
