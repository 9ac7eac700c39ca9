import { Box, Button, Typography } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useConfirm } from '../Confirm.tsx';
import { visuallyHidden } from '../visuallyHidden.ts';
import type { Keyed } from './keyed.ts';
import { RowButtons } from './RowButtons.tsx';
import { useRows } from './useRows.ts';

type Props<Row> = {
  noun: string;
  rows: Keyed<Row>[];
  onChange: (change: (rows: Keyed<Row>[]) => Keyed<Row>[]) => void;
  blank: (rows: Keyed<Row>[]) => Keyed<Row>;
  /** The fields of one row. */
  children: (row: Keyed<Row>, index: number, put: (part: Partial<Row>) => void) => ReactNode;
  /** Whether a row has enough content for its removal to need confirmation. */
  isPrecious?: (row: Keyed<Row>) => boolean;
  /** Shown when the list is empty. */
  empty: string;
  error?: string | undefined;
};

/** A list of rows with several fields each: added at the end, moved and removed with buttons. */
export function RowList<Row>(props: Props<Row>) {
  const { noun, rows, onChange, blank, children, isPrecious, empty, error } = props;
  const { list, announcement, add, move, remove } = useRows({ rows, onChange, noun });
  const confirm = useConfirm();

  const askAndRemove = async (row: Keyed<Row>, index: number) => {
    const text = `Remove ${noun} ${index + 1} with everything in it?`;
    if (
      isPrecious?.(row) &&
      !(await confirm({ title: `Remove ${noun}`, text, confirmLabel: 'Remove', destructive: true }))
    )
      return;
    remove(index);
  };
  const put = (key: string) => (part: Partial<Row>) =>
    onChange((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)));

  return (
    <Box ref={list} sx={{ display: 'grid', gap: 1.5 }}>
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      ) : null}
      {rows.map((row, index) => (
        <Box
          key={row.key}
          data-row={row.key}
          role="group"
          aria-label={`${noun} ${index + 1}`}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            alignItems: { xs: 'flex-end', sm: 'flex-start' },
            gap: 1,
            p: 1.5,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 2,
          }}
        >
          <Box sx={{ flex: 1, width: '100%', minWidth: 0 }}>{children(row, index, put(row.key))}</Box>
          <RowButtons
            name={`${noun} ${index + 1}`}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onMove={(where) => move(index, where)}
            onRemove={() => askAndRemove(row, index)}
          />
        </Box>
      ))}
      {error ? (
        <Typography role="alert" variant="caption" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      ) : null}
      <Box>
        <Button data-row-add startIcon={<Plus size={16} />} onClick={() => add(blank(rows))}>
          Add {noun}
        </Button>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}
