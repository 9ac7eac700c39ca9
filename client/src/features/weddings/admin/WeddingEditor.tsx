import type { WeddingResponse } from '@modules/weddings/contract.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { type EditorFormProps, type EditorProps, EntryEditor } from '../../../ui/admin/form/EntryEditor.tsx';
import { PreviewAction } from '../../../ui/admin/PreviewAction.tsx';
import { useWeddingForm } from './useWeddingForm.ts';
import { WeddingFields } from './WeddingFields.tsx';
import { getStaffWedding } from './weddingsAdminApi.ts';

export function WeddingEditor(props: EditorProps) {
  const query = getStaffWedding.useQuery(typeof props.opened === 'number' ? props.opened : skipToken);
  return (
    <EntryEditor {...props} query={query} failureTitle="The wedding destination could not be loaded">
      {(editor) => <WeddingFormView {...editor} />}
    </EntryEditor>
  );
}

function WeddingFormView({ entry, onSaved, ...callbacks }: EditorFormProps<WeddingResponse>) {
  const form = useWeddingForm(entry, onSaved);
  return (
    <EditorFrame
      title={entry ? 'Edit Wedding Destination' : 'Add Wedding Destination'}
      subtitle={entry?.title}
      form={form}
      {...callbacks}
      submitLabel={entry ? 'Save changes' : 'Add wedding destination'}
      preview={
        entry ? <PreviewAction area="wedding/destinations" id={entry.id} name={entry.title} /> : undefined
      }
    >
      <WeddingFields form={form} />
    </EditorFrame>
  );
}
