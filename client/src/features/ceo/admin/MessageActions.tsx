import { type CeoMessageResponse, ceoTexts } from '@modules/ceo/contract.ts';
import { Box, Typography } from '@mui/material';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { dayText } from '../../../ui/admin/dateTexts.ts';
import { RowAction } from '../../../ui/admin/RowAction.tsx';
import { useDeferredDeletion } from '../../../ui/admin/useDeferredDeletion.ts';
import { useActivateCeoMessageMutation, useDeleteCeoMessageMutation } from './ceoMessagesApi.ts';
import { useCeoToast } from './useCeoToast.ts';
import { useMayEditCeo } from './useMayEditCeo.ts';

type Props = { message: CeoMessageResponse; onEdit: () => void; onDeleted: () => void };

export function MessageActions({ message, onEdit, onDeleted }: Props) {
  const may = useMayEditCeo();
  const [activate, { isLoading: activating }] = useActivateCeoMessageMutation();
  const [remove] = useDeleteCeoMessageMutation();
  const deleteLater = useDeferredDeletion();
  const toast = useCeoToast();
  if (!may) {
    return (
      <Typography variant="caption" color="textSecondary">
        View Only
      </Typography>
    );
  }

  const star = async () => {
    const { error } = await activate(message.id);
    if (error) toast('error', 'Failed to update message status');
    else toast('success', ceoTexts.activated);
  };
  const ask = () => {
    // the specification requires the browser's own confirmation here
    if (!window.confirm('Are you sure you want to delete this message?')) return;
    deleteLater({
      list: 'ceo',
      id: message.id,
      remove: () => remove(message.id),
      deletedText: ceoTexts.deleted,
      onFailed: () => toast('error', 'Failed to delete message'),
      place: 'top',
    });
    onDeleted();
  };

  const subject = `message of ${dayText(message.date)}`;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: { md: 'flex-end' } }}>
      {message.is_active ? null : (
        <RowAction
          label="Set as active"
          subject={subject}
          icon={<Star size={16} />}
          busy={activating}
          onClick={star}
        />
      )}
      <RowAction label="Edit" subject={subject} icon={<Pencil size={16} />} onClick={onEdit} />
      <RowAction label="Delete" subject={subject} icon={<Trash2 size={16} />} tone="error" onClick={ask} />
    </Box>
  );
}
