import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '../../ui/admin/visuallyHidden.ts';

type Row = { name: string; title: string; blogs: number; news: number };

/** The chart's data, newest first; visible where there is space, and always available to screen readers. */
export function ContentTable({ unit, rows }: { unit: 'Day' | 'Week'; rows: Row[] }) {
  return (
    <Table
      size="small"
      aria-label={`Published per ${unit.toLowerCase()}`}
      sx={({ breakpoints }) => ({
        mt: 2,
        [breakpoints.down('lg')]: visuallyHidden,
      })}
    >
      <TableHead>
        <TableRow>
          <TableCell>{unit}</TableCell>
          <TableCell align="right">Blogs</TableCell>
          <TableCell align="right">News</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {[...rows].reverse().map(({ name, title, blogs, news }) => (
          <TableRow key={name} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <TableCell component="th" scope="row" sx={{ py: 0.5 }}>
              {title}
            </TableCell>
            <TableCell align="right" sx={{ py: 0.5 }}>
              {blogs}
            </TableCell>
            <TableCell align="right" sx={{ py: 0.5 }}>
              {news}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
