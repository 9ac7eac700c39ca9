import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Button } from '@mui/material';
import { CheckCheck } from 'lucide-react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

type Props = { enquiry: EnquiryResponse; size?: 'small' | 'medium' };

export function ResolveButton({ enquiry, size = 'medium' }: Props) {
  const change = useEnquiryChange();
  const may = useHasPermission('enquiries.respond');
  if (!may || enquiry.status === 'resolved' || enquiry.status === 'closed') return null;
  const resolve = async () => {
    if (await change(enquiry, 'status', { status: 'resolved' })) toast('success', 'The enquiry is resolved.');
  };
  return (
    <Button size={size} startIcon={<CheckCheck size={16} />} aria-keyshortcuts="e" onClick={resolve}>
      Resolve
    </Button>
  );
}
