import { newsletterTexts, type SubscriberResponse } from '@modules/newsletter/contract.ts';
import { Box } from '@mui/material';
import { Eye, Send, Trash2 } from 'lucide-react';
import { failureText } from '../../../lib/api/failureText.ts';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { deleteAfterQuestion } from '../../../ui/admin/deleteAfterQuestion.ts';
import { RowAction } from '../../../ui/admin/RowAction.tsx';
import { toast } from '../../../ui/admin/toast.ts';
import { deleteSubscriber, resendVerification } from './subscribersApi.ts';

/** Details for all users; resending and deleting for those who manage the newsletter. */
export function SubscriberActions({
  subscriber,
  onOpen,
}: {
  subscriber: SubscriberResponse;
  onOpen: () => void;
}) {
  const may = useHasPermission('newsletter.manage');
  const [resend, resending] = resendVerification.useMutation();
  const [remove] = deleteSubscriber.useMutation();
  const { id, email, status, verified } = subscriber;

  const send = async () => {
    const { data, error } = await resend(email);
    if (error) toast('error', failureText('Failed to send verification email', error));
    else if (data?.data.email_sent) toast('success', newsletterTexts.resent);
    else toast('info', data?.message ?? newsletterTexts.recentlySent);
  };

  const ask = () =>
    deleteAfterQuestion({
      title: 'Delete Subscriber',
      subject: email,
      question: 'Are you sure you want to delete this subscriber?',
      list: 'subscribers',
      id,
      remove: () => remove(id),
      deletedText: newsletterTexts.deleted,
      onFailed: () => toast('error', 'Failed to delete subscriber'),
    });

  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
      <RowAction label="View details" subject={`of ${email}`} icon={<Eye size={16} />} onClick={onOpen} />
      {may && status === 'active' && !verified ? (
        <RowAction
          label="Resend verification"
          subject={`to ${email}`}
          icon={<Send size={16} />}
          busy={resending.isLoading}
          onClick={send}
        />
      ) : null}
      {may ? (
        <RowAction label="Delete" subject={email} icon={<Trash2 size={16} />} tone="error" onClick={ask} />
      ) : null}
    </Box>
  );
}
