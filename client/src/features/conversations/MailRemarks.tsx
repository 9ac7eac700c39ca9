import type { ThreadMessage } from '@modules/conversations/contract.ts';
import { Box, Typography } from '@mui/material';
import { RichText } from './RichText.tsx';

/**
 * Remarks on a received mail: who else wrote it, that a program wrote it, what was left out, and the mail that it
 * quotes. Programs mark quotations in HTML in many ways: there, the quotation is shown with the whole mail.
 */
export function MailRemarks({ sender, automatic, notices, quoted, html }: ThreadMessage) {
  const remarks = [
    ...(sender ? [`Sent from ${sender}, which is not the address of this enquiry.`] : []),
    ...(automatic ? ['Sent automatically, without a person.'] : []),
    ...notices,
  ];
  return (
    <>
      {remarks.map((remark) => (
        <Typography
          key={remark}
          variant="body2"
          sx={{ color: 'warning.main', mt: 1, overflowWrap: 'anywhere' }}
        >
          {remark}
        </Typography>
      ))}
      {quoted ? (
        <Box component="details" sx={{ mt: 1 }}>
          <Typography component="summary" variant="body2" sx={{ color: 'text.secondary', cursor: 'pointer' }}>
            {html ? 'Whole mail, with what it quotes' : 'Quoted from an earlier mail'}
          </Typography>
          {html ? <RichText html={html} /> : <Quotation>{quoted}</Quotation>}
        </Box>
      ) : null}
    </>
  );
}

const Quotation = ({ children }: { children: string }) => (
  <Typography
    variant="body2"
    sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}
  >
    {children}
  </Typography>
);
