import type { Period } from '@modules/dashboard/contract.ts';
import type { ResponseStatistics } from '@modules/responses/contract.ts';
import { Box, Typography } from '@mui/material';
import { formatNumber, formatPrice } from '@platform/text/formats.contract.ts';
import { CalendarCheck, Clock, Inbox, MailCheck, Signpost, TimerReset } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const say = <Text,>(text: (known: ResponseStatistics) => Text) => data && text(data);
  // until a note is known, a blank one has the same height
  const note = (text: (known: ResponseStatistics) => string, blank: ReactNode = '\u00a0') =>
    say(text) ?? blank;
  return (
    <Box sx={gridStyles}>
      <StatCard
        label="Received"
        value={say(({ received }) => received)}
        icon={Inbox}
        note={note(({ received, answered }) => `${formatNumber(received - answered)} not answered yet`)}
      />
      <StatCard
        label="Answered"
        value={say(({ answered }) => answered)}
        icon={MailCheck}
        note={note((known) => (known.received > 0 ? `${shareText(known)} within 24 hours` : nothing))}
      />
      <StatCard
        label="Median reply"
        value={say(({ median_seconds }) => waitText(median_seconds))}
        icon={Clock}
        note={note(({ p90_seconds }) =>
          p90_seconds === null ? 'Nothing was answered' : `9 of 10 within ${waitText(p90_seconds)}`,
        )}
      />
      <StatCard
        label="Overdue now"
        value={say(({ overdue_by_person: people }) => people.reduce((sum, { count }) => sum + count, 0))}
        icon={TimerReset}
        note={note(({ overdue_by_person: people }) => listCounts(people, 'Nothing is late'))}
        to={overduePath}
      />
      <StatCard
        label="Main source"
        value={say(({ by_source }) => sourceShares(by_source).main)}
        icon={Signpost}
        note={note(({ by_source }) => sourceShares(by_source).text, twoBlankLines)}
      />
      <StatCard
        label="Booked"
        value={say(({ booked }) => booked)}
        icon={CalendarCheck}
        note={note(({ booked_amount, lost }) => `${formatPrice(booked_amount)}, ${formatNumber(lost)} lost`)}
      />
    </Box>
  );
}

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
