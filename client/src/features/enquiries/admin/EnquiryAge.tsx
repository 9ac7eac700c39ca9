import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { Typography } from '@mui/material';
import { ageText } from '../../../ui/admin/ageText.ts';

export const EnquiryAge = ({ row, now }: { row: EnquiryRow; now: number }) => (
  <Typography component="time" dateTime={row.created_at} variant="caption" noWrap color="textSecondary">
    {ageText(row.created_at, now)}
  </Typography>
);
