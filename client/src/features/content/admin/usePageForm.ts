import { type PageName, pageSchemas, type StoredPage, storedPageSchema } from '@modules/content/contract.ts';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useSavePageMutation } from './contentAdminApi.ts';

type Stored = FieldValues & { updated_at: string };

const toValues = ({ updated_at: _version, ...content }: Stored): FieldValues => content;

export function usePageForm(page: PageName, stored: StoredPage) {
  const [save] = useSavePageMutation();
  const toast = useToast();
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
