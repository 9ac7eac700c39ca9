import {
  type Conversation,
  type Draft,
  type ThreadMessage,
  undoSeconds,
} from '@modules/conversations/contract.ts';
import { fillVariables, listVariables } from '@modules/conversations/variables.contract.ts';
import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material';
import { CheckCheck, Hourglass, Send } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { asApiError } from '../../lib/api/apiError.ts';
import { isDefinitive } from '../../lib/forms/idempotencyKey.ts';
import { useIdempotencyKey } from '../../lib/forms/useIdempotencyKey.ts';
import { useInertWhile } from '../../ui/admin/form/useInertWhile.ts';
import { isOwnEvent } from '../../ui/admin/isOwnEvent.ts';
import { useFailureAfterLeaving } from '../../ui/admin/useFailureAfterLeaving.ts';
import { sendReply } from './conversationsApi.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { ReplyFiles } from './ReplyFiles.tsx';
import { SavedReplyMenu } from './SavedReplyMenu.tsx';
import { useReplyDraft } from './useReplyDraft.ts';
import { useReplyUploads } from './useReplyUploads.ts';

type Props = {
  enquiry: { id: number; name: string; email: string };
  conversation: Conversation;
  /** Replies that were taken back, newest first: each with the version of the draft that it is now part of. */
  undone: Draft[];
  onUndoneTaken: (taken: Draft[]) => void;
  /** Whether `conversation` does not have the files of such a reply yet: sent now, it would go without them. */
  isRestoring: boolean;
  /** Called when the editor has the focus again after its reply was sent. */
  onFinished: () => void;
  onSent: () => void;
};

const placeTexts = {
  nowhere: '',
  saving: 'Saving draft…',
  server: 'Draft saved',
  local: 'The draft is stored only in this browser; the server has not received it yet',
  deleted: 'The enquiry was deleted; the draft is stored only in this browser',
};
const sentNote = `The reply is sent in ${undoSeconds} seconds. Until then you can undo it in the conversation.`;

/** Writes a reply; Ctrl+Enter sends it. The text stays until the server has it. */
export function ReplyBox({ enquiry, conversation, undone, onUndoneTaken, ...props }: Props) {
  const reply = useReply(enquiry, conversation, props);
  const { draft, uploads, write, submit, busy, sending, isSent, error } = reply;
  const { html, place, other } = draft;
  useUndoneTexts({ undone, onUndoneTaken }, reply);
  const box = useRef<HTMLElement>(null);
  useInertWhile(box, sending);
  const id = useId();
  const unresolved = listVariables(fillVariables(html, conversation.variables));

  return (
    <Box ref={box} component="section" aria-label="Reply" {...uploads.target} sx={boxStyles}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Reply to <strong>{enquiry.name}</strong> ({enquiry.email})
      </Typography>
      {reply.unseen ? <NewMessage name={enquiry.name} kind={reply.unseen.kind} /> : null}
      {other === null ? null : (
        <OtherDraft
          html={other}
          onAdd={() => {
            write(html + other);
            draft.dismissOther();
          }}
          onDismiss={draft.dismissOther}
        />
      )}
      {/* captured before the editor inserts a line break */}
      <Box onKeyDownCapture={(event) => submitOnSendKey(event, submit)} sx={{ minWidth: 0 }}>
        <LetterEditor
          label="Your reply"
          value={html}
          onChange={write}
          invalid={error !== null}
          describedBy={id}
        />
        <FormHelperText id={id} error={error !== null} role={error ? 'alert' : undefined}>
          {error ?? (unresolved.length > 0 ? `Please fill in ${unresolved.join(', ')} before you send` : '')}
        </FormHelperText>
      </Box>
      <ReplyFiles enquiryId={enquiry.id} uploads={uploads} {...conversation} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SendButtons sending={sending} disabled={busy} onSend={submit} />
        <SavedReplyMenu
          text={html}
          onChoose={(saved) => write(html + fillVariables(saved, conversation.variables))}
        />
        <Typography variant="caption" role="status" color="textSecondary">
          {uploads.busy ? 'Uploading files…' : isSent && place === 'nowhere' ? sentNote : placeTexts[place]}
        </Typography>
      </Box>
    </Box>
  );
}

const boxStyles = { display: 'grid', gap: 1, minWidth: 0 } as const;

function submitOnSendKey(event: KeyboardEvent, submit: () => unknown) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isOwnEvent(event)) return;
  event.preventDefault();
  submit();
}

/** Puts the texts of replies that were undone before the text in the box, as the server does, unless that is being sent. */
function useUndoneTexts(
  { undone, onUndoneTaken }: Pick<Props, 'undone' | 'onUndoneTaken'>,
  { draft, sending }: ReturnType<typeof useReply>,
) {
  const take = useEffectEvent(() => {
    const [newest] = undone;
    if (!newest || sending) return;
    draft.reset(undone.map(({ html }) => html).join('') + draft.html, newest.version);
    onUndoneTaken(undone);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes that let it take them
  useEffect(() => take(), [undone, sending]);
}

/** Sends the draft; repeated attempts send the same text only once. */
function useReply(
  enquiry: Props['enquiry'],
  conversation: Conversation,
  { isRestoring, onFinished, onSent }: Pick<Props, 'isRestoring' | 'onFinished' | 'onSent'>,
) {
  const draft = useReplyDraft(enquiry.id, conversation.draft);
  const uploads = useReplyUploads(enquiry.id);
  const busy = uploads.busy || isRestoring;
  const [send] = sendReply.useMutation();
  const [sending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (!isSent) return;
    finish();
    const timer = setTimeout(() => setSent(false), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isSent]);
  const { get: getKey, sendOnce } = useIdempotencyKey(draft.sentKey);
  const [error, setError] = useState<string | null>(null);
  const showAfterLeaving = useFailureAfterLeaving();
  const { lastSeen, unseen, markSeen } = useNewestMessage(conversation, draft.html === '');

  const write = (text: string) => {
    setError(null);
    setSent(false);
    draft.change(text);
  };
  const submit = async (next?: NextStep) => {
    if (sending || busy) return;
    setSending(true);
    setSent(false);
    await draft.settle(getKey());
    const files = conversation.files.map(({ id }) => id);
    const after = { resolve: next === 'resolve', wait: next === 'wait' };
    const seen = { last_seen: lastSeen, last_reply_seen: lastSeen };
    const reply = { enquiry: enquiry.id, html: draft.html, files, ...after, ...seen };
    const { data: sent, error: failure } = await sendOnce((key) => send({ ...reply, key }));
    setSending(false);
    if (failure) {
      const { status, code, message, errors } = asApiError(failure);
      // It was not sent, so the draft that `settle` has held back is saved after all.
      if (isDefinitive(status)) draft.change(reply.html);
      else draft.hold();
      if (code === 'idempotency_conflict') setError(storedBefore);
      else setError(errors?.[0]?.message ?? `The reply was not sent: ${message}`);
      showAfterLeaving(`The reply to ${enquiry.name} was not sent: ${errors?.[0]?.message ?? message}`);
      return;
    }
    setError(null);
    if (sent) markSeen(sent.id);
    draft.reset('', 0);
    setSent(true);
    onSent();
  };
  return { draft, uploads, write, submit, busy, sending, isSent, error, unseen };
}

/** The id of the newest message on display, and the message itself if it came after the text was begun. */
function useNewestMessage(conversation: Conversation, isEmpty: boolean) {
  const newest = findNewestMessage(conversation);
  const [seenBefore, markSeen] = useState(newest?.id ?? 0);
  const lastSeen = Math.max(seenBefore, newest?.id ?? 0);
  if (isEmpty && seenBefore !== lastSeen) markSeen(lastSeen);
  return { lastSeen, unseen: lastSeen > seenBefore ? newest : undefined, markSeen };
}

/** The newest message that the customer wrote, or reply. */
const findNewestMessage = ({ entries }: Conversation) =>
  entries
    .filter((entry) => 'state' in entry)
    .filter(({ state, automatic }) => state !== 'logged' && !automatic)
    .toSorted((one, other) => one.id - other.id)
    .at(-1);

/** The response to an earlier attempt was lost, and something was changed since: perhaps only the button that was pressed. */
const storedBefore =
  'Your first attempt has reached the server, so that the reply is sent as it was then. Send this one only if the customer should have both.';

/** What the reply does to the enquiry besides answering it. */
type NextStep = 'resolve' | 'wait';

type SendButtonsProps = { sending: boolean; disabled: boolean; onSend: (next?: NextStep) => void };

function SendButtons({ sending, disabled, onSend }: SendButtonsProps) {
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Send size={16} />}
        disabled={disabled}
        loading={sending}
        loadingPosition="start"
        onClick={() => onSend()}
      >
        Send
      </Button>
      <Button
        variant="outlined"
        startIcon={<CheckCheck size={16} />}
        disabled={sending || disabled}
        onClick={() => onSend('resolve')}
      >
        Send and resolve
      </Button>
      <Button
        variant="outlined"
        startIcon={<Hourglass size={16} />}
        disabled={sending || disabled}
        onClick={() => onSend('wait')}
      >
        Send and wait
      </Button>
    </>
  );
}

function NewMessage({ name, kind }: { name: string; kind: ThreadMessage['kind'] }) {
  return (
    <Alert severity="info" role="status">
      {kind === 'reply'
        ? 'Another reply was sent while you were writing. Read it above before you send.'
        : `${name} has written while you were writing. Read the new message above before you send.`}
    </Alert>
  );
}

type OtherDraftProps = { html: string; onAdd: () => void; onDismiss: () => void };

function OtherDraft({ html, onAdd, onDismiss }: OtherDraftProps) {
  return (
    <Alert
      severity="warning"
      action={
        <>
          {html ? (
            <Button color="inherit" size="small" onClick={onAdd}>
              Add that text
            </Button>
          ) : null}
          <Button color="inherit" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {html
        ? 'You have written another text in another window.'
        : 'You have sent or deleted this draft in another window.'}
    </Alert>
  );
}
