import { type EnquiryRow, enquiryPriorities, enquiryStatuses } from '@modules/enquiries/contract.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { PillSelect } from '../../../ui/admin/PillSelect.tsx';
import { priorityLabels, priorityTones, statusLabels, statusTones } from './enquiryWords.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

type Props = { enquiry: Pick<EnquiryRow, 'id' | 'enquiry_type' | 'name' | 'status' | 'priority'> };

/** The status: a select for users who may respond, a badge for others. */
export function StatusMark({ enquiry }: Props) {
  const change = useEnquiryChange();
  if (!useMay('enquiries.respond')) {
    return <Badge tone={statusTones[enquiry.status]}>{statusLabels[enquiry.status]}</Badge>;
  }
  return (
    <PillSelect
      label={`Status of ${enquiry.name}'s enquiry`}
      value={enquiry.status}
      options={enquiryStatuses}
      labels={statusLabels}
      tones={statusTones}
      onChange={(status) => change(enquiry, 'status', { status })}
    />
  );
}

/** The priority: a select for users who may respond, a badge for others. */
export function PriorityMark({ enquiry }: Props) {
  const change = useEnquiryChange();
  if (!useMay('enquiries.respond')) {
    return <Badge tone={priorityTones[enquiry.priority]}>{priorityLabels[enquiry.priority]}</Badge>;
  }
  return (
    <PillSelect
      label={`Priority of ${enquiry.name}'s enquiry`}
      value={enquiry.priority}
      options={enquiryPriorities}
      labels={priorityLabels}
      tones={priorityTones}
      onChange={(priority) => change(enquiry, 'priority', { priority })}
    />
  );
}
