import type { ReviewResponse } from '@modules/reviews/contract.ts';
import { Alert } from '@mui/material';
import { type EditorCallbacks, EditorDialog } from '../../../ui/admin/form/EditorDialog.tsx';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { EntryGate } from '../../../ui/admin/form/EntryGate.tsx';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import type { Opened } from '../../../ui/admin/listAddress.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { useGetStaffReviewQuery } from './reviewsAdminApi.ts';
import { useReviewForm } from './useReviewForm.ts';

type Props = { opened: Opened | null; onClose: () => void };

/** Adds or edits a review. */
export function ReviewEditor({ opened, onClose }: Props) {
  return (
    <EditorDialog open={opened !== null} onClose={onClose}>
      {(callbacks) =>
        typeof opened === 'number' ? (
          <ExistingReview key={opened} id={opened} onClose={onClose} {...callbacks} />
        ) : (
          <ReviewFormView entry={null} onClose={onClose} {...callbacks} />
        )
      }
    </EditorDialog>
  );
}

function ExistingReview({
  id,
  onClose,
  ...callbacks
}: { id: number; onClose: () => void } & EditorCallbacks) {
  const query = useGetStaffReviewQuery(id);
  return (
    <EntryGate query={query} failureTitle="The review could not be loaded" onClose={onClose}>
      {(entry) => <ReviewFormView entry={entry} onClose={onClose} {...callbacks} />}
    </EntryGate>
  );
}

type ViewProps = { entry: ReviewResponse | null; onClose: () => void } & EditorCallbacks;

function ReviewFormView({ entry, onClose, onUnsaved, onSaved }: ViewProps) {
  const form = useReviewForm(entry, onSaved);
  const wrong = listMessages(form.errors).join(', ');
  return (
    <EditorFrame
      title={entry ? 'Edit review' : 'Add review'}
      subtitle={entry?.journey_name}
      form={form}
      onClose={onClose}
      onUnsaved={onUnsaved}
      submitLabel={entry ? 'Save changes' : 'Add review'}
      uploading={false}
      alert={
        form.failure || wrong ? (
          <Alert severity="error" sx={{ mb: 2.5 }}>
            {wrong || form.failure?.message || 'Failed to save the review'}
          </Alert>
        ) : null
      }
    >
      <ReviewFields form={form} />
    </EditorFrame>
  );
}
