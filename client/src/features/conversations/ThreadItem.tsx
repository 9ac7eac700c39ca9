import type { Draft, ThreadEntry, ThreadMessage } from '@modules/conversations/contract.ts';
import { Box, Link, List, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../ui/admin/dateFormats.ts';
import { formatBytes } from '../../ui/admin/formatBytes.ts';
import { plainTextStyles } from '../../ui/admin/richText/proseStyles.ts';
import { MailRemarks } from './MailRemarks.tsx';
import { ReplyState } from './ReplyState.tsx';
import { RichText } from './RichText.tsx';

type EventEntry = Extract<ThreadEntry, { kind: 'event' }>;

/** A change of the enquiry as a sentence. */
export type DescribeEvent = (entry: Omit<EventEntry, 'author' | 'kind'> & { actor: string | null }) => string;

type Props = {
  entry: ThreadEntry;
  enquiryId: number;
  serverNow: string;
  describeEvent: DescribeEvent;
  onUndone: (reply: Draft) => void;
};

/** One entry of a thread: a line for a change, a card for what somebody said. */
export function ThreadItem({ entry, enquiryId, serverNow, describeEvent, onUndone }: Props) {
  if (entry.kind === 'event') {
    return (
      <Box component="li">
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {describeEvent({ ...entry, actor: entry.author })} · <Moment at={entry.at} />
        </Typography>
      </Box>
    );
  }
  if (entry.kind === 'enquiry' || entry.kind === 'note') {
    return (
      <ThreadCard entry={entry} title={entry.kind === 'note' ? 'Internal note' : 'Enquiry'} look="note">
        <PlainText>{entry.text}</PlainText>
      </ThreadCard>
    );
  }
  return (
    <ThreadCard entry={entry} title={messageTitle(entry)} look={entry.direction}>
      {entry.html && !entry.quoted ? <RichText html={entry.html} /> : <PlainText>{entry.text}</PlainText>}
      <MailRemarks {...entry} />
      <FileLinks files={entry.files} />
      {entry.kind === 'reply' ? (
        <ReplyState reply={entry} enquiryId={enquiryId} serverNow={serverNow} onUndone={onUndone} />
      ) : null}
    </ThreadCard>
  );
}

const titles: Record<ThreadMessage['kind'], Record<ThreadMessage['direction'], string>> = {
  reply: { outgoing: 'Reply', incoming: 'Reply' },
  customer_mail: { outgoing: 'Mail', incoming: 'Mail from the customer' },
  web_message: { outgoing: 'Message', incoming: 'Message from the customer' },
  call: { outgoing: 'Call to the customer', incoming: 'Call from the customer' },
  whatsapp: { outgoing: 'WhatsApp to the customer', incoming: 'WhatsApp from the customer' },
};
const messageTitle = ({ kind, direction }: ThreadMessage) => titles[kind][direction];

const cardStyles = {
  note: { borderLeftColor: 'warning.main', backgroundColor: 'transparent', borderLeftStyle: 'dashed' },
  outgoing: { borderLeftColor: 'primary.main', backgroundColor: 'raised', borderLeftStyle: 'solid' },
  incoming: { borderLeftColor: 'info.main', backgroundColor: 'transparent', borderLeftStyle: 'solid' },
} as const;

type ThreadCardProps = {
  entry: Pick<ThreadEntry, 'author' | 'at' | 'merged'>;
  title: string;
  look: keyof typeof cardStyles;
  children: ReactNode;
};

function ThreadCard({ entry, title, look, children }: ThreadCardProps) {
  return (
    <Box
      component="li"
      sx={{
        minWidth: 0,
        px: 2,
        py: 1.25,
        border: '1px solid',
        borderColor: 'divider',
        borderLeftWidth: 4,
        borderRadius: 1,
        ...cardStyles[look],
      }}
    >
      <Typography
        variant="caption"
        component="div"
        sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5 }}
      >
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {entry.author ?? 'Unsigned'}
        </Box>
        <span>{entry.merged ? `${title}, ${entry.merged.reference}` : title}</span>
        <Box component="span" sx={{ ml: { sm: 'auto' } }}>
          <Moment at={entry.at} />
        </Box>
      </Typography>
      {children}
    </Box>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

function PlainText({ children }: { children: string }) {
  return <Typography sx={plainTextStyles}>{children}</Typography>;
}

function FileLinks({ files }: Pick<ThreadMessage, 'files'>) {
  if (files.length === 0) return null;
  return (
    <List disablePadding aria-label="Files" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {files.map(({ id, name, size, url }) => (
        <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <Link href={url} target="_blank" rel="noreferrer">
            {name}
          </Link>{' '}
          ({formatBytes(size)})
        </Typography>
      ))}
    </List>
  );
}
