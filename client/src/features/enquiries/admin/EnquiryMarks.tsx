import { type EnquiryRow, enquiryPriorities, enquiryStatuses } from '@modules/enquiries/contract.ts';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { PillSelect } from '../../../ui/admin/PillSelect.tsx';
import { priorityLabels, priorityTones, statusLabels, statusTones } from './enquiryLabels.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

type Props = { enquiry: Pick<EnquiryRow, 'id' | 'enquiry_type' | 'name' | 'status' | 'priority'> };

export function StatusMark({ enquiry }: Props) {
  const change = useEnquiryChange();
  return (
    <PillSelect
      label={`Status of ${enquiry.name}'s enquiry`}
      value={enquiry.status}
      options={enquiryStatuses}
      labels={statusLabels}
      tones={statusTones}
      editable={useHasPermission('enquiries.respond')}
      onChange={(status) => change(enquiry, 'status', { status })}
    />
  );
}

export function PriorityMark({ enquiry }: Props) {
  const change = useEnquiryChange();
  return (
    <PillSelect
      label={`Priority of ${enquiry.name}'s enquiry`}
      value={enquiry.priority}
      options={enquiryPriorities}
      labels={priorityLabels}
      tones={priorityTones}
      editable={useHasPermission('enquiries.respond')}
      onChange={(priority) => change(enquiry, 'priority', { priority })}
    />
  );
}
