import type { ResponseGroup } from '@modules/responses/contract.ts';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatShortDay } from '../../ui/admin/dateFormats.ts';

const height = 260;

/** Enquiries by week, split by how they were answered. */
export function ResponseChart({ weeks }: { weeks: ResponseGroup[] }) {
  const { vars } = useTheme();
  const colours = vars?.palette;
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
      grid={{ horizontal: true }}
      colors={[
        colours?.success.main ?? 'green',
        colours?.warning.main ?? 'orange',
        colours?.error.main ?? 'red',
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: weeks.map(({ name }) => formatShortDay(name)),
          tickLabelMinGap: 8,
          categoryGapRatio: 0.5,
        },
      ]}
      yAxis={[{ width: 32, min: 0, tickMinStep: 1 }]}
      series={[
        {
          label: 'Answered within 24 hours',
          stack: 'received',
          data: weeks.map(({ within_day }) => within_day),
        },
        {
          label: 'Answered later',
          stack: 'received',
          data: weeks.map(({ answered, within_day }) => answered - within_day),
        },
        {
          label: 'Not answered',
          stack: 'received',
          data: weeks.map(({ received, answered }) => received - answered),
        },
      ]}
    />
  );
}
