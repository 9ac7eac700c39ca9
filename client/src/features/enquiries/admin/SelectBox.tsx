import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { Checkbox } from '@mui/material';
import type { Selection } from './useSelection.ts';

type Props = { row: Pick<EnquiryRow, 'id' | 'name'>; selection: Selection | undefined };

export function SelectBox({ row, selection }: Props) {
  if (!selection) return null;
  return (
    <Checkbox
      size="small"
      checked={selection.isSelected(row.id)}
      onChange={() => selection.toggle(row.id)}
      slotProps={{ input: { 'aria-label': `Select enquiry of ${row.name}` } }}
      sx={{ p: 0.25, my: -0.25, ml: -0.5 }}
    />
  );
}
