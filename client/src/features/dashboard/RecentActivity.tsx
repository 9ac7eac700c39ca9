import type { Activity } from '@modules/dashboard/contract.ts';
import { Box, List, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/admin/Panel.tsx';
import { EmptyState } from '../../ui/admin/StateViews.tsx';
import { useNow } from '../../ui/admin/useNow.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { foldActivity } from './foldActivity.ts';
import { SampleMark } from './SampleMark.tsx';
import { sampleActivity } from './sampleData.ts';

type Props = {
  activity: Activity[] | undefined;
  failed: boolean;
  /** Ids that have just arrived. */
  fresh: ReadonlySet<number>;
  live: ReactNode;
  getLink: (activity: Activity) => string | null;
};

const lineCount = 10;

/** The newest activities; consecutive similar changes by one member of staff share a line. */
export function RecentActivity({ activity, failed, fresh, live, getLink }: Props) {
  const now = useNow(5000);
  const sample = failed && !activity;
  const rows = activity ?? (sample ? sampleActivity(now) : undefined);
  return (
    <Panel title="Recent Activity" aside={sample ? <SampleMark /> : live}>
      {rows?.length === 0 ? (
        <EmptyState title="Nothing yet" text="Enquiries, bookings and subscriptions appear here." />
      ) : (
        <List disablePadding sx={{ mx: -1 }}>
          {rows
            ? foldActivity(rows)
                .slice(0, lineCount)
                .map(({ activity: row, moreChanges }) => (
                  <ActivityRow
                    key={row.id}
                    activity={row}
                    moreChanges={moreChanges}
                    now={now}
                    fresh={fresh.has(row.id)}
                    link={sample ? null : getLink(row)}
                  />
                ))
            : ['a', 'b', 'c', 'd', 'e'].map((key) => (
                <Box component="li" key={key} sx={{ px: 1, py: 1.25 }}>
                  <Skeleton width="70%" />
                  <Skeleton width="40%" />
                </Box>
              ))}
        </List>
      )}
    </Panel>
  );
}
