import type { SubscriberResponse } from '@modules/newsletter/contract.ts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { truncate } from '@platform/text/truncate.contract.ts';
import { formatDateTime } from '../../../ui/admin/dateFormats.ts';
import { Facts, Subsection } from '../../../ui/admin/Subsection.tsx';
import { VerifiedBadge } from './SubscriberMarks.tsx';
import { statusLabels } from './subscriberLabels.ts';

const addressLength = 15;

const orDash = (at: string | null) => (at ? formatDateTime(at) : '–');

type Props = { subscriber: SubscriberResponse | null; onClose: () => void };

export function SubscriberDetails({ subscriber, onClose }: Props) {
  return (
    <Dialog open={subscriber !== null} onClose={onClose}>
      <DialogTitle>Subscriber Details</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5 }}>
        {subscriber ? (
          <>
            <BasicInformation subscriber={subscriber} />
            <Timeline subscriber={subscriber} />
            <TechnicalInformation subscriber={subscriber} />
          </>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ py: 1.5 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

type SubjectProps = { subscriber: SubscriberResponse };

function BasicInformation({ subscriber }: SubjectProps) {
  return (
    <Subsection title="Basic Information">
      <Facts
        facts={[
          ['Email', subscriber.email],
          ['Status', statusLabels[subscriber.status]],
          ['Verification', <VerifiedBadge key="verified" subscriber={subscriber} />],
          ['Source', subscriber.subscription_source ?? '–'],
        ]}
      />
    </Subsection>
  );
}

function Timeline({ subscriber }: SubjectProps) {
  const { consent } = subscriber;
  return (
    <Subsection title="Timeline">
      <Facts
        facts={[
          ['Subscribed', orDash(subscriber.subscription_date)],
          ['Verified', orDash(subscriber.verification_date)],
          ['Unsubscribed', orDash(subscriber.unsubscription_date)],
          ['Last email sent', orDash(subscriber.last_email_sent)],
          ['Updated', orDash(subscriber.updated_at)],
          [
            'Consent',
            consent ? `${formatDateTime(consent.given_at)}: “${consent.wording}”` : 'None recorded',
          ],
        ]}
      />
    </Subsection>
  );
}

function TechnicalInformation({ subscriber }: SubjectProps) {
  return (
    <Subsection title="Technical Information">
      <Facts
        facts={[
          ['Number', subscriber.id],
          [
            'IP address',
            subscriber.ip_address ? (
              <span key="ip" title={subscriber.ip_address}>
                {truncate(subscriber.ip_address, addressLength)}
              </span>
            ) : (
              '–'
            ),
          ],
          ['Browser', subscriber.user_agent ?? '–'],
        ]}
      />
    </Subsection>
  );
}
