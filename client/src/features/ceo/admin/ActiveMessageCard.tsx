import type { CeoMessageResponse } from '@modules/ceo/contract.ts';
import { Box, Skeleton, Typography } from '@mui/material';
import { dayText } from '../../../ui/admin/dateTexts.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';

export function ActiveMessageCard({ messages }: { messages: CeoMessageResponse[] | undefined }) {
  const active = messages?.find(({ is_active }) => is_active);
  return (
    <Panel title="Currently Active Message">
      {active ? (
        <Box component="figure" sx={{ m: 0 }}>
          <Typography
            component="blockquote"
            sx={{
              m: 0,
              fontFamily: (theme) => theme.typography.h1.fontFamily,
              fontSize: '1.125rem',
              lineHeight: 1.5,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {active.message}
          </Typography>
          <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {[active.author_name, dayText(active.date)].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      ) : messages ? (
        <Typography color="textSecondary">
          No message is active: the home page shows the text of its own.
          {messages.length > 0 ? ' Activate a message with its star.' : null}
        </Typography>
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
    </Panel>
  );
}
