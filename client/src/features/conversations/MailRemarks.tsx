import type { ThreadMessage } from '@modules/conversations/contract.ts';
import { Box, Typography } from '@mui/material';

/** Remarks on a received mail: that a program wrote it, what was left out, and the quoted earlier mail. */
export function MailRemarks({ automatic, notices, quoted }: ThreadMessage) {
  const remarks = [...(automatic ? ['Sent automatically, without a person.'] : []), ...notices];
  return (
    <>
      {remarks.map((remark) => (
        <Typography key={remark} variant="body2" sx={{ color: 'warning.main', mt: 1 }}>
          {remark}
        </Typography>
      ))}
      {quoted ? (
        <Box component="details" sx={{ mt: 1 }}>
          <Typography component="summary" variant="body2" sx={{ color: 'text.secondary', cursor: 'pointer' }}>
            Quoted from an earlier mail
          </Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}
          >
            {quoted}
          </Typography>
        </Box>
      ) : null}
    </>
  );
}
