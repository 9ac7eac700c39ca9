import type { ChartPoint } from '@modules/dashboard/contract.ts';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { visuallyHidden } from '../../ui/admin/visuallyHidden.ts';
import { chartWeeks } from './chartWeeks.ts';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const toDayText = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(name) ? day.format(new Date(name)) : name);

const chartHeight = 300;
/** Periods longer than this many days are shown by week. */
const maxDays = 7;

/** Blogs and news as areas, by day, or by week for longer periods. */
export function ContentChart({ points }: { points: ChartPoint[] }) {
  const weekly = points.length > maxDays;
  const rows = weekly
    ? chartWeeks(points).map(({ first, last, ...counts }) => ({
        name: toDayText(first),
        title: first === last ? toDayText(first) : `${toDayText(first)} – ${toDayText(last)}`,
        ...counts,
      }))
    : points.map(({ name, blogs, news }) => ({
        name: toDayText(name),
        title: toDayText(name),
        blogs,
        news,
      }));
  const theme = useTheme();
  const { primary, warning } = (theme.vars ?? theme).palette;
  // straight lines: a smoothed curve would suggest fractions of articles between two points
  const area = { area: true, curve: 'linear' as const };
  // an empty period needs an axis too
  const highest = Math.max(4, ...rows.flatMap(({ blogs, news }) => [blogs, news]));
  return (
    <>
      <Box sx={{ '& .MuiLineChart-area': { fillOpacity: 0.14 } }}>
        <LineChart
          height={chartHeight}
          margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
          colors={[primary.main, warning.main]}
          xAxis={[{ scaleType: 'point', data: rows.map(({ name }) => name), tickLabelMinGap: 12 }]}
          yAxis={[{ width: 32, min: 0, max: highest, tickMinStep: 1 }]}
          grid={{ horizontal: true }}
          series={[
            { id: 'blogs', label: 'Blogs', data: rows.map(({ blogs }) => blogs), ...area },
            { id: 'news', label: 'News', data: rows.map(({ news }) => news), ...area },
          ]}
        />
      </Box>
      <ContentTable unit={weekly ? 'Week' : 'Day'} rows={rows} />
    </>
  );
}

type Row = { name: string; title: string; blogs: number; news: number };

/** The chart's data, newest first; visible where there is space, and always available to screen readers. */
function ContentTable({ unit, rows }: { unit: 'Day' | 'Week'; rows: Row[] }) {
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
