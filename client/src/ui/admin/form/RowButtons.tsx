import { Box, IconButton, Tooltip } from '@mui/material';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

export type RowMove = 'up' | 'down';

type Props = {
  /** The row's label, such as `hotel 2`. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (where: RowMove) => void;
  onRemove: () => void;
};

/** Buttons that move and remove a row. The first and last row have all of them, so that the focus is never lost. */
export function RowButtons({ name, isFirst, isLast, onMove, onRemove }: Props) {
  const move = (where: RowMove, idle: boolean) => (
    <Tooltip title={`Move ${where}`}>
      <IconButton
        size="small"
        data-row-button={where}
        aria-label={`Move ${name} ${where}`}
        aria-disabled={idle}
        onClick={() => (idle ? undefined : onMove(where))}
        sx={{ opacity: idle ? 0.4 : 1 }}
      >
        {where === 'up' ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {move('up', isFirst)}
      {move('down', isLast)}
      <Tooltip title="Remove">
        <IconButton size="small" data-row-button="remove" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={16} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
