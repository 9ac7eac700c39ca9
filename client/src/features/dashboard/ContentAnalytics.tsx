import { type ChartData, type Period, periodDays } from '@modules/dashboard/contract.ts';
import { Box, Skeleton, Typography } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { lazy, Suspense } from 'react';
import { Panel } from '../../ui/admin/Panel.tsx';
import { SampleMark } from './SampleMark.tsx';
import { sampleChart } from './sampleData.ts';

const ContentChart = lazy(async () => ({ default: (await import('./ContentChart.tsx')).ContentChart }));

const chartHeight = 320;

type Props = { chart: ChartData | undefined; failed: boolean; period: Period };

export function ContentAnalytics({ chart, failed, period }: Props) {
  const sample = failed && !chart;
  const points = chart?.chart_data ?? (sample ? sampleChart : undefined);
  const nothing = chart && chart.totals.blogs + chart.totals.news === 0;
  const placeholder = <Skeleton variant="rounded" height={chartHeight} />;
  return (
    <Panel
      title="Content Analytics"
      aside={
        sample ? (
          <SampleMark />
        ) : chart ? (
          <Typography variant="body2" color="textSecondary">
            {formatCount(chart.totals.blogs, 'blog')} and {chart.totals.news} news in {periodDays[period]}{' '}
            days
          </Typography>
        ) : null
      }
    >
      <Box sx={{ minHeight: chartHeight, position: 'relative' }}>
        {points ? (
          <Suspense fallback={placeholder}>
            <ContentChart points={points} />
          </Suspense>
        ) : (
          placeholder
        )}
        {nothing ? (
          <Typography
            sx={{
              position: 'absolute',
              insetInline: 0,
              top: 0,
              height: chartHeight,
              display: 'grid',
              placeItems: 'center',
              color: 'text.secondary',
            }}
          >
            Nothing was published in this period.
          </Typography>
        ) : null}
      </Box>
    </Panel>
  );
}
