import type { Operations } from '@modules/operations/contract.ts';
import { Alert, AlertTitle } from '@mui/material';
import { ageText } from '../../ui/admin/ageText.ts';

/** Shows why the mailbox that receives mail is not read. */
export function MailboxProblem({ mailbox, now }: Pick<Operations, 'mailbox'> & { now: number }) {
  if (!mailbox?.problem) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      <AlertTitle>Mail is not received: the mailbox cannot be read</AlertTitle>
      {mailbox.name}: {mailbox.problem}.{' '}
      {mailbox.read_at ? `It was last read ${ageText(mailbox.read_at, now)}.` : 'It was never read.'} Mails
      wait there, and are received when it works again.
    </Alert>
  );
}
