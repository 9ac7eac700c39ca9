import {
  type Conversation as ConversationResponse,
  conversationTexts,
  type Draft,
  type ThreadEntry,
} from '@modules/conversations/contract.ts';
import { Alert, Box, Skeleton } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useHasPermission } from '../../lib/session/useSession.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { phoneNumbers } from '../../lib/text/phoneNumbers.ts';
import { formatDate } from '../../ui/admin/dateFormats.ts';
import { ErrorState } from '../../ui/admin/StateViews.tsx';
import { Subsection } from '../../ui/admin/Subsection.tsx';
import { Composer, type ComposerTab } from './Composer.tsx';
import { ContactActions } from './ContactActions.tsx';
import { getConversation, refreshConversation } from './conversationsApi.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { Thread } from './Thread.tsx';
import type { DescribeEvent } from './ThreadItem.tsx';

type Props = {
  enquiry: { id: number; name: string; email: string; phone: string | null; mobile: string | null };
  describeEvent: DescribeEvent;
  /** Adds an internal note, which another feature shows. */
  notes: ReactNode;
  tab: ComposerTab;
  onTab: (tab: ComposerTab) => void;
  /** Names of colleagues who are writing to the same customer. */
  writers: string[];
  onWriting: (isWriting: boolean) => void;
  /** Called when the status of the enquiry may have changed. */
  onChanged: () => void;
};

/** While a reply is on its way, its state is polled, in case the live stream is interrupted. */
const pollMs = 2000;
/** Links to files work for 5 minutes; an open conversation gets new ones before that. */
const renewEveryMs = 4 * 60_000;
const isUnderway = (entry: ThreadEntry) =>
  'state' in entry && (entry.state === 'queued' || entry.state === 'sending');

/** What was said about an enquiry, and the box to answer it. */
export function Conversation({ enquiry, describeEvent, notes, onChanged, ...composer }: Props) {
  const { data, error, refetch } = useThread(enquiry.id, onChanged);
  const mayReply = useHasPermission('enquiries.respond');
  const { addUndone, ...undone } = useUndone(enquiry.id);
  const finish = () => composer.onWriting(false);

  if (error && !data) {
    return <ErrorState title="The conversation could not be loaded" text={error.message} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Subsection title="Conversation">
        <Skeleton variant="rounded" height={240} />
      </Subsection>
    );
  }
  return (
    <Subsection title="Conversation">
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Thread
          enquiryId={enquiry.id}
          conversation={data}
          describeEvent={describeEvent}
          onUndone={(reply) => {
            onChanged();
            void addUndone(reply);
          }}
        />
        <Obstacles email={enquiry.email} conversation={data} />
        {mayReply && data.unanswerable && !isErased(data) ? notes : null}
        {mayReply && !data.unanswerable ? (
          <Composer
            {...composer}
            parts={{
              reply: (
                <ReplyBox
                  enquiry={enquiry}
                  conversation={data}
                  {...undone}
                  onFinished={finish}
                  onSent={onChanged}
                />
              ),
              note: notes,
              contact: (
                <ContactActions
                  enquiry={enquiry}
                  number={phoneNumbers(enquiry.mobile ?? enquiry.phone)[0] ?? null}
                  variables={data.variables}
                  onFinished={finish}
                />
              ),
            }}
          />
        ) : null}
      </Box>
    </Subsection>
  );
}

/** Notes on an erased enquiry would not be erased. */
const isErased = ({ unanswerable }: ConversationResponse) => unanswerable === conversationTexts.erased;

type ObstaclesProps = { email: string; conversation: ConversationResponse };

/** Why replies do not arrive, or cannot be sent. */
function Obstacles({ email, conversation: { bounce, unanswerable } }: ObstaclesProps) {
  return (
    <>
      {bounce ? (
        <Alert severity="warning">
          Mail to {email} did not arrive on {formatDate(bounce.at)}: {bounce.reason}
        </Alert>
      ) : null}
      {unanswerable ? <Alert severity="info">{unanswerable}</Alert> : null}
    </>
  );
}

/**
 * The thread, polled while a reply is on its way, because sending it may change the enquiry. Undefined until it was
 * fetched since this was mounted: a cached draft may be outdated.
 */
function useThread(enquiryId: number, onSettled: () => void) {
  const [underway, setUnderway] = useState(false);
  const [openedAt] = useState(Date.now);
  const { data, error, fulfilledTimeStamp, refetch } = getConversation.useQuery(enquiryId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: underway ? pollMs : renewEveryMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true, // the links may have expired meanwhile
  });
  const isAnyUnderway = data?.entries.some(isUnderway) ?? false;
  if (isAnyUnderway !== underway) setUnderway(isAnyUnderway);
  const settle = useEffectEvent(onSettled);
  useEffect(() => (underway ? () => settle() : undefined), [underway]);
  return { data: (fulfilledTimeStamp ?? 0) >= openedAt ? data : undefined, error, refetch };
}

/** Replies that were taken back, and whether the thread does not have their files yet. */
function useUndone(enquiryId: number) {
  const dispatch = useAppDispatch();
  const [undone, setUndone] = useState<Draft[]>([]);
  const [restoring, setRestoring] = useState(0);
  return {
    undone,
    onUndoneTaken: (taken: Draft[]) => setUndone((all) => all.filter((reply) => !taken.includes(reply))),
    isRestoring: restoring > 0,
    addUndone: async (reply: Draft) => {
      setUndone((all) => [reply, ...all]);
      setRestoring((count) => count + 1);
      await dispatch(refreshConversation(enquiryId));
      setRestoring((count) => count - 1);
    },
  };
}
