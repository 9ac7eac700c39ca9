import { Badge, Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useQuarantineCount } from '../../features/enquiries/quarantine/useQuarantineCount.ts';

/** Tabs for enquiries and quarantine: two lists of one screen, selected in the URL. */
export function EnquiryViews({ quarantine }: { quarantine: boolean }) {
  const waiting = useQuarantineCount();
  const views = [
    { label: 'Enquiries', to: '/admin/enquiries', current: !quarantine, count: 0 },
    {
      label: 'Quarantine',
      to: '/admin/enquiries?view=quarantine',
      current: quarantine,
      count: waiting ?? 0,
    },
  ];
  return (
    <Box component="nav" aria-label="Lists" sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
      {views.map(({ label, to, current, count }) => (
        <Badge key={label} color="warning" badgeContent={count} max={999}>
          <Button
            component={Link}
            to={to}
            size="small"
            variant={current ? 'contained' : 'outlined'}
            aria-current={current ? 'page' : undefined}
            aria-label={count > 0 ? `${label}, ${count} waiting` : label}
          >
            {label}
          </Button>
        </Badge>
      ))}
    </Box>
  );
}
