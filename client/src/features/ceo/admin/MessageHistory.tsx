import { type CeoMessageResponse, ceoTexts } from '@modules/ceo/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { paginate } from '@platform/contract.ts';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { type Column, DataTable } from '../../../ui/admin/DataTable.tsx';
import { formatDate } from '../../../ui/admin/dateFormats.ts';
import { deleteLater } from '../../../ui/admin/deleteLater.ts';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { RowAction } from '../../../ui/admin/RowAction.tsx';
import { EmptyState } from '../../../ui/admin/StateViews.tsx';
import { activateCeoMessage, deleteCeoMessage } from './ceoMessagesApi.ts';
import { ceoToast } from './ceoToast.ts';
import { useMayEditCeo } from './useMayEditCeo.ts';

type Props = {
  messages: CeoMessageResponse[] | undefined;
  refreshing: boolean;
  onEdit: (message: CeoMessageResponse) => void;
  onDeleted: (id: number) => void;
};

const pageSize = 20;

export function MessageHistory({ messages, refreshing, onEdit, onDeleted }: Props) {
  const may = useMayEditCeo();
  const [chosenPage, setPage] = useState(1);
  const total = messages?.length ?? 0;
  const page = Math.min(chosenPage, Math.ceil(total / pageSize) || 1);
  const actions = (message: CeoMessageResponse) => (
    <MessageActions
      message={message}
      onEdit={() => onEdit(message)}
      onDeleted={() => onDeleted(message.id)}
    />
  );
  const columns: Column<CeoMessageResponse>[] = [
    { id: 'date', label: 'Date', render: ({ date }) => formatDate(date), width: '8rem' },
    {
      id: 'message',
      label: 'Message',
      render: (message) => <MessageText message={message} />,
    },
    { id: 'status', label: 'Status', render: (message) => <StatusBadge message={message} /> },
    { id: 'actions', label: 'Actions', align: 'right', render: actions },
  ];
  return (
    <Box component="section" aria-labelledby="message-history">
      <Typography variant="h2" id="message-history" sx={{ mb: 1.5 }}>
        Message History
      </Typography>
      <DataTable
        label="Messages"
        columns={columns}
        rows={messages?.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        refreshing={refreshing}
        onOpen={(message) => (may ? () => onEdit(message) : undefined)}
        empty={
          <EmptyState title="No messages yet" text="The first message you add becomes the active one." />
        }
        card={(message) => (
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="caption" color="textSecondary">
                {formatDate(message.date)}
              </Typography>
              <StatusBadge message={message} />
            </Box>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {message.message}
            </Typography>
            {actions(message)}
          </Box>
        )}
      />
      {messages ? <Pager pagination={paginate(page, pageSize, total)} onPage={setPage} /> : null}
    </Box>
  );
}

const StatusBadge = ({ message }: { message: CeoMessageResponse }) => (
  <Badge tone={message.is_active ? 'success' : 'neutral'}>{message.is_active ? 'Active' : 'Inactive'}</Badge>
);

/** About as many characters as fit into a line of the column. */
const shortLength = 44;

/** A short message, or one line of a long one with a button that shows the whole text. */
function MessageText({ message: { message, date } }: { message: CeoMessageResponse }) {
  const [open, setOpen] = useState(false);
  const isLong = message.length > shortLength || message.includes('\n');
  const label = open ? 'Show less' : 'Show all';
  return (
    <>
      <Typography
        variant="body2"
        noWrap={isLong && !open}
        sx={{
          overflowWrap: 'anywhere',
          ...(open ? { maxWidth: '60ch', whiteSpace: 'pre-wrap' } : { maxWidth: '18.75rem' }),
        }}
      >
        {message}
      </Typography>
      {isLong ? (
        <Link
          component="button"
          type="button"
          variant="caption"
          aria-expanded={open}
          aria-label={`${label} of the message of ${formatDate(date)}`}
          onClick={() => setOpen(!open)}
        >
          {label}
        </Link>
      ) : null}
    </>
  );
}

type MessageActionsProps = { message: CeoMessageResponse; onEdit: () => void; onDeleted: () => void };

function MessageActions({ message, onEdit, onDeleted }: MessageActionsProps) {
  const may = useMayEditCeo();
  const [activate, { isLoading: activating }] = activateCeoMessage.useMutation();
  const [remove] = deleteCeoMessage.useMutation();
  if (!may) {
    return (
      <Typography variant="caption" color="textSecondary">
        View Only
      </Typography>
    );
  }

  const star = async () => {
    const { error } = await activate(message.id);
    if (error) ceoToast('error', 'Failed to update message status');
    else ceoToast('success', ceoTexts.activated);
  };
  const ask = () => {
    // the browser's own confirmation, on this screen alone
    if (!window.confirm('Are you sure you want to delete this message?')) return;
    deleteLater({
      list: 'ceo',
      id: message.id,
      remove: () => remove(message.id),
      deletedText: ceoTexts.deleted,
      onFailed: () => ceoToast('error', 'Failed to delete message'),
      place: 'top',
    });
    onDeleted();
  };

  const subject = `message of ${formatDate(message.date)}`;
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
