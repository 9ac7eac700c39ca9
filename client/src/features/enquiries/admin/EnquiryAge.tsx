import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { Typography } from '@mui/material';
import { formatAge } from '../../../ui/admin/formatAge.ts';

export const EnquiryAge = ({ row, now }: { row: EnquiryRow; now: number }) => (
  <Typography component="time" dateTime={row.created_at} variant="caption" noWrap color="textSecondary">
    {formatAge(row.created_at, now)}
  </Typography>
);
