import type { ChartPoint } from '@modules/dashboard/contract.ts';
import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ContentTable } from './ContentTable.tsx';
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
