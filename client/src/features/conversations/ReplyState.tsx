import type { Draft, MessageState, ThreadMessage } from '@modules/conversations/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/admin/Badge.tsx';
import { formatTime } from '../../ui/admin/dateFormats.ts';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { useNow } from '../../ui/admin/useNow.ts';
import { retryReply, undoReply } from './conversationsApi.ts';

type Props = {
  reply: ThreadMessage;
  enquiryId: number;
  serverNow: string;
  onUndone: (reply: Draft) => void;
};

const states: Partial<Record<MessageState, { tone: BadgeTone; label: string }>> = {
  queued: { tone: 'info', label: 'Queued' },
  sending: { tone: 'info', label: 'Sending' },
  sent: { tone: 'success', label: 'Sent' },
  failed: { tone: 'error', label: 'Failed' },
};

/** The delivery state of a reply, and the actions that it allows. */
export function ReplyState({ reply, enquiryId, serverNow, onUndone }: Props) {
  const state = states[reply.state];
  if (!state) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}
      >
        <Badge tone={state.tone}>{state.label}</Badge>
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {explain(reply)}
        </Typography>
      </Box>
      {reply.state === 'queued' && reply.send_at ? (
        <UndoButton
          replyId={reply.id}
          enquiryId={enquiryId}
          sendAt={reply.send_at}
          serverNow={serverNow}
          onUndone={onUndone}
        />
      ) : null}
      {reply.state === 'failed' ? <RetryButton replyId={reply.id} enquiryId={enquiryId} /> : null}
    </Box>
  );
}

function explain({ state, state_reason: reason, sent_at }: ThreadMessage): string {
  if (state === 'sending' && reason)
    return `The mail server has not taken it yet (${reason}). It is tried again.`;
  if (state === 'failed') return `The mail server refused it: ${reason}`;
  return state === 'sent' && sent_at ? formatTime(sent_at) : '';
}

type UndoProps = { replyId: number; enquiryId: number; sendAt: string } & Pick<
  Props,
  'serverNow' | 'onUndone'
>;

function UndoButton({ replyId, enquiryId, sendAt, serverNow, onUndone }: UndoProps) {
  const [undo, { isLoading }] = undoReply.useMutation();
  const now = useNow(500);
  // the clocks of this computer and of the server differ
  const [offset] = useState(() => Date.now() - Date.parse(serverNow));
  const seconds = Math.max(0, Math.ceil((Date.parse(sendAt) + offset - now) / 1000));

  const take = async () => {
    const result = await undo({ enquiry: enquiryId, reply: replyId });
    toastResult(result, 'The reply was not taken back');
    if (result.data) onUndone(result.data);
  };
  return (
    <Button size="small" variant="outlined" loading={isLoading} disabled={seconds === 0} onClick={take}>
      Undo ({seconds} s)
    </Button>
  );
}

function RetryButton({ replyId, enquiryId }: { replyId: number; enquiryId: number }) {
  const [retry, { isLoading }] = retryReply.useMutation();
  const again = async () => {
    toastResult(await retry({ enquiry: enquiryId, reply: replyId }), 'The reply was not sent again');
  };
  return (
    <Button size="small" variant="outlined" loading={isLoading} onClick={again}>
      Retry
    </Button>
  );
}
