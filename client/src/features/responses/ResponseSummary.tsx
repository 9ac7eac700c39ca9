import type { Period } from '@modules/dashboard/contract.ts';
import type { ResponseStatistics } from '@modules/responses/contract.ts';
import { Box, Typography } from '@mui/material';
import { formatNumber, formatPrice } from '@platform/text/formats.contract.ts';
import { CalendarCheck, Clock, Inbox, MailCheck, Signpost, TimerReset } from 'lucide-react';
import { StatCard, twoColumns } from '../../ui/admin/StatCard.tsx';
import { getResponseStatistics } from './responsesApi.ts';
import { listCounts, nothing, shareText, sourceShares, waitText } from './responseTexts.ts';

type Props = {
  period: Period;
  /** The list of overdue enquiries; undefined where the user has no access. */
  overduePath: string | undefined;
};

/**
 * The owner's questions: how many enquiries came in, from where, how soon they were answered, who is late, what was
 * booked.
 */
export function ResponseSummary({ period, overduePath }: Props) {
  const { currentData: data, isError } = getResponseStatistics.useQuery(period, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !data) {
    return (
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        The response statistics could not be loaded.
      </Typography>
    );
  }
  return (
    <Box sx={gridStyles}>
      <StatCard
        label="Received"
        value={data?.received}
        icon={Inbox}
        note={data ? `${formatNumber(data.received - data.answered)} not answered yet` : blankLine}
      />
      <StatCard
        label="Answered"
        value={data?.answered}
        icon={MailCheck}
        note={data ? describeAnswered(data) : blankLine}
      />
      <StatCard
        label="Median reply"
        value={data && waitText(data.median_seconds)}
        icon={Clock}
        note={data ? describeSlowest(data) : blankLine}
      />
      <StatCard
        label="Overdue now"
        value={data?.overdue_by_person.reduce((sum, { count }) => sum + count, 0)}
        icon={TimerReset}
        note={data ? listCounts(data.overdue_by_person, 'Nothing is late') : blankLine}
        to={overduePath}
      />
      <StatCard
        label="Main source"
        value={data && <Words>{sourceShares(data.by_source).main}</Words>}
        icon={Signpost}
        note={data ? sourceShares(data.by_source).text : twoBlankLines}
      />
      <StatCard
        label="Booked"
        value={data?.booked}
        icon={CalendarCheck}
        note={data ? `${formatPrice(data.booked_amount)}, ${formatNumber(data.lost)} lost` : blankLine}
      />
    </Box>
  );
}

/** Smaller than the numbers next to it, so that it fits on one line of the same height. */
const Words = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontSize: '1.25rem' }}>
    {children}
  </Box>
);

const describeAnswered = (data: ResponseStatistics) =>
  data.received > 0 ? `${shareText(data)} within 24 hours` : nothing;

const describeSlowest = ({ p90_seconds }: ResponseStatistics) =>
  p90_seconds === null ? 'Nothing was answered' : `9 of 10 within ${waitText(p90_seconds)}`;

/** In place of a note that is not known yet: it has the same height. */
const blankLine = '\u00a0';
const twoBlankLines = (
  <>
    &nbsp;
    <br />
    &nbsp;
  </>
);

const gridStyles = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  mb: 2.5,
  gridTemplateColumns: {
    xs: twoColumns,
    sm: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(6, minmax(0, 1fr))',
  },
} as const;
