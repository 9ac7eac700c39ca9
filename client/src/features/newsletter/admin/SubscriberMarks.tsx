import { type Subscriber, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { PillSelect } from '../../../ui/admin/PillSelect.tsx';
import { useOutcomeToast } from '../../../ui/admin/useOutcomeToast.ts';
import { useUpdateSubscriberMutation } from './subscribersApi.ts';
import { statusLabels, statusTones } from './subscriberWords.ts';

/** The status; a select for users who manage the newsletter. */
export function StatusMark({ subscriber: { id, email, status } }: { subscriber: Subscriber }) {
  const may = useMay('newsletter.manage');
  const [update] = useUpdateSubscriberMutation();
  const showOutcome = useOutcomeToast();
  if (!may) return <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>;
  return (
    <PillSelect
      label={`Status of ${email}`}
      value={status}
      options={subscriberStatuses}
      labels={statusLabels}
      tones={statusTones}
      onChange={async (next) => {
        showOutcome(await update({ id, status: next }), `The status of ${email} was not changed`);
      }}
    />
  );
}

export const VerifiedBadge = ({ subscriber }: { subscriber: Subscriber }) => (
  <Badge tone={subscriber.verified ? 'success' : 'warning'}>
    {subscriber.verified ? 'Verified' : 'Pending'}
  </Badge>
);
