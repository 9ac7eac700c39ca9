import { type SubscriberResponse, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { PillSelect } from '../../../ui/admin/PillSelect.tsx';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { statusLabels, statusTones } from './subscriberLabels.ts';
import { updateSubscriber } from './subscribersApi.ts';

export function StatusMark({ subscriber: { id, email, status } }: { subscriber: SubscriberResponse }) {
  const [update] = updateSubscriber.useMutation();
  return (
    <PillSelect
      label={`Status of ${email}`}
      value={status}
      options={subscriberStatuses}
      labels={statusLabels}
      tones={statusTones}
      editable={useHasPermission('newsletter.manage')}
      onChange={async (next) => {
        toastResult(await update({ id, status: next }), `The status of ${email} was not changed`);
      }}
    />
  );
}

export const VerifiedBadge = ({ subscriber }: { subscriber: SubscriberResponse }) => (
  <Badge tone={subscriber.verified ? 'success' : 'warning'}>
    {subscriber.verified ? 'Verified' : 'Pending'}
  </Badge>
);
