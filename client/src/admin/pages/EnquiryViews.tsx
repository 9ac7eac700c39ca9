import type { EnquiryStatistics, EnquiryView } from '@modules/enquiries/contract.ts';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useGetEnquiryStatisticsQuery } from '../../features/enquiries/admin/enquiriesApi.ts';
import { useQuarantineCount } from '../../features/enquiries/quarantine/useQuarantineCount.ts';

const path = '/admin/enquiries';

/** The ready-made lists; `order` puts first what is due first. */
const lists: { label: string; view: EnquiryView; order?: string }[] = [
  { label: 'Mine', view: 'mine' },
  { label: 'Unassigned', view: 'unassigned' },
  { label: 'Due', view: 'due', order: '&sort=due_at&order=asc' },
  { label: 'Waiting', view: 'waiting' },
  { label: 'Snoozed', view: 'snoozed' },
];

type Entry = { label: string; to: string; current: boolean; count: number; noun?: string; late?: boolean };

/** Links to the ready-made lists of the desk and to the quarantine, each with its count; the URL selects. */
export function EnquiryViews({ view }: { view: string | null }) {
  const { data } = useGetEnquiryStatisticsQuery();
  const quarantined = useQuarantineCount() ?? 0;
  const entries: Entry[] = [
    ...lists.map(({ label, view: name, order = '' }) => ({
      label,
      to: `${path}?view=${name}${order}`,
      current: view === name,
      count: data?.views[name] ?? 0,
      late: name === 'due' && isLate(data),
    })),
    { label: 'All enquiries', to: path, current: view === null, count: 0 },
    {
      label: 'Quarantine',
      to: `${path}?view=quarantine`,
      current: view === 'quarantine',
      count: quarantined,
      noun: 'waiting',
      late: quarantined > 0,
    },
  ];
  return (
    <Box
      component="nav"
      aria-label="Lists"
      sx={{ display: 'flex', flexWrap: { md: 'wrap' }, gap: 1, mb: 2, pb: 0.5, overflowX: 'auto' }}
    >
      {entries.map((entry) => (
        <ViewLink key={entry.label} {...entry} />
      ))}
    </Box>
  );
}

const isLate = (statistics: EnquiryStatistics | undefined) => (statistics?.views.overdue ?? 0) > 0;

function ViewLink({ label, to, current, count, noun, late }: Entry) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      color={late && !current ? 'warning' : 'primary'}
      variant={current ? 'contained' : 'outlined'}
      aria-current={current ? 'page' : undefined}
      aria-label={count > 0 ? [`${label}, ${count}`, noun].filter(Boolean).join(' ') : label}
      sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      {label}
      {count > 0 ? (
        <Box component="span" sx={{ ml: 1, fontWeight: 700 }}>
          {count > 999 ? '999+' : count}
        </Box>
      ) : null}
    </Button>
  );
}
