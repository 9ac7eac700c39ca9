import type { ReviewResponse } from '@modules/reviews/contract.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { type EditorFormProps, type EditorProps, EntryEditor } from '../../../ui/admin/form/EntryEditor.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { getStaffReview } from './reviewsAdminApi.ts';
import { useReviewForm } from './useReviewForm.ts';

export function ReviewEditor(props: EditorProps) {
  const query = getStaffReview.useQuery(typeof props.opened === 'number' ? props.opened : skipToken);
  return (
    <EntryEditor {...props} query={query} failureTitle="The review could not be loaded">
      {(editor) => <ReviewFormView {...editor} />}
    </EntryEditor>
  );
}

function ReviewFormView({ entry, onSaved, ...callbacks }: EditorFormProps<ReviewResponse>) {
  const form = useReviewForm(entry, onSaved);
  return (
    <EditorFrame
      title={entry ? 'Edit review' : 'Add review'}
      subtitle={entry?.journey_name}
      form={form}
      {...callbacks}
      submitLabel={entry ? 'Save changes' : 'Add review'}
    >
      <ReviewFields form={form} />
    </EditorFrame>
  );
}
