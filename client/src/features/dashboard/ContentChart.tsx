import type { ChartPoint } from '@modules/dashboard/contract.ts';
import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const dayText = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(name) ? day.format(new Date(name)) : name);

/** Blogs and news as areas over the days, and the same figures as a table for those who hear the page. */
export function ContentChart({ points }: { points: ChartPoint[] }) {
  const { vars } = useTheme();
  const names = points.map(({ name }) => dayText(name));
  return (
    <>
      <Box sx={{ position: 'absolute', inset: 0, '& .MuiLineChart-area': { fillOpacity: 0.14 } }}>
        <LineChart
          margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
          colors={[vars?.palette.primary.main ?? 'teal', vars?.palette.warning.main ?? 'orange']}
          xAxis={[{ scaleType: 'point', data: names, tickLabelMinGap: 12 }]}
          yAxis={[{ width: 32, min: 0, max: highest(points), tickMinStep: 1 }]}
          series={[
            {
              id: 'blogs',
              label: 'Blogs',
              data: points.map(({ blogs }) => blogs),
              area: true,
              showMark: false,
            },
            { id: 'news', label: 'News', data: points.map(({ news }) => news), area: true, showMark: false },
          ]}
          grid={{ horizontal: true }}
        />
      </Box>
      <Box
        component="table"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        <caption>Published per day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Blogs</th>
            <th scope="col">News</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, blogs, news }) => (
            <tr key={name}>
              <th scope="row">{dayText(name)}</th>
              <td>{blogs}</td>
              <td>{news}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

/** An empty period still needs an axis. */
const highest = (points: ChartPoint[]) => Math.max(4, ...points.flatMap(({ blogs, news }) => [blogs, news]));
