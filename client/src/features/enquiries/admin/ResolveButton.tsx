import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Button } from '@mui/material';
import CheckCheck from 'lucide-react/icons/check-check';
import { useMay } from '../../../lib/session/useSession.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

type Props = { enquiry: Enquiry; size?: 'small' | 'medium' };

export function ResolveButton({ enquiry, size = 'medium' }: Props) {
  const change = useEnquiryChange();
  const may = useMay('enquiries.respond');
  if (!may || enquiry.status === 'resolved' || enquiry.status === 'closed') return null;
  return (
    <Button
      size={size}
      startIcon={<CheckCheck size={16} />}
      aria-keyshortcuts="e"
      onClick={() => change(enquiry, 'status', { status: 'resolved' })}
    >
      Resolve
    </Button>
  );
}
