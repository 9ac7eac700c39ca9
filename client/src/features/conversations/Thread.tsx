import type { Conversation, Draft } from '@modules/conversations/contract.ts';
import { List, Typography } from '@mui/material';
import { type DescribeEvent, ThreadItem } from './ThreadItem.tsx';

type Props = {
  enquiryId: number;
  conversation: Conversation;
  describeEvent: DescribeEvent;
  onUndone: (reply: Draft) => void;
};

/** What followed the enquiry, oldest first. */
export function Thread({ enquiryId, conversation, describeEvent, onUndone }: Props) {
  // the enquiry itself is shown above, with its own heading
  const entries = conversation.entries.filter(({ kind, merged }) => kind !== 'enquiry' || merged);
  if (entries.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nobody has answered yet.
      </Typography>
    );
  }
  return (
    <List
      component="ol"
      disablePadding
      aria-label="Conversation"
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      {entries.map((entry) => (
        <ThreadItem
          key={`${entry.kind}-${'id' in entry ? entry.id : entry.merged?.id}`}
          entry={entry}
          enquiryId={entry.merged?.id ?? enquiryId}
          serverNow={conversation.now}
          describeEvent={describeEvent}
          onUndone={onUndone}
        />
      ))}
    </List>
  );
}
