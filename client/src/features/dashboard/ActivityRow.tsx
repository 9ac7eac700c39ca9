import type { Activity, ActivityType } from '@modules/dashboard/contract.ts';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { formatCount } from '@platform/text/formats.contract.ts';
import { CalendarCheck, CreditCard, Mail, MessageSquare, Star, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/admin/Badge.tsx';
import { formatDateTime } from '../../ui/admin/dateFormats.ts';
import { formatAge } from '../../ui/admin/formatAge.ts';

const icons: Record<ActivityType, typeof Mail> = {
  enquiry: MessageSquare,
  newsletter: Mail,
  registration: UserPlus,
  booking: CalendarCheck,
  payment: CreditCard,
  review: Star,
};

const glow = keyframes({ from: { backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)' } });

type Props = {
  activity: Activity;
  /** The number of older changes folded into this line. */
  moreChanges: number;
  now: number;
  fresh: boolean;
  link: string | null;
};

export function ActivityRow({ activity, moreChanges, now, fresh, link }: Props) {
  const Icon = icons[activity.type];
  const about = [activity.destination ?? activity.package, activity.details].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1.5,
        px: 1,
        py: 1.25,
        'li + &': { borderTop: '1px solid', borderColor: 'divider' },
        animation: fresh ? `${glow} 2.5s ease-out` : 'none',
      }}
    >
      <Box aria-hidden sx={{ color: 'primary.main', pt: '2px' }}>
        <Icon size={18} strokeWidth={1.75} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <UserName name={activity.user} link={link} /> {activity.action}
          {moreChanges > 0 ? ` and ${formatCount(moreChanges, 'more change')}` : null}
        </Typography>
        {about ? (
          <Typography variant="caption" noWrap component="p" color="textSecondary">
            {about}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 0.5 }}>
        <Typography
          variant="caption"
          component="time"
          dateTime={activity.time}
          title={formatDateTime(activity.time)}
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {formatAge(activity.time, now)}
        </Typography>
        <PriorityBadge priority={activity.priority} />
      </Box>
    </Box>
  );
}

function UserName({ name, link }: { name: string; link: string | null }) {
  if (link === null) {
    return (
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
    );
  }
  return (
    <MuiLink
      component={Link}
      to={link}
      color="inherit"
      sx={{ fontWeight: 600, textDecorationColor: 'var(--mui-palette-divider)' }}
    >
      {name}
    </MuiLink>
  );
}

function PriorityBadge({ priority }: Pick<Activity, 'priority'>) {
  if (priority === 'urgent') return <Badge tone="error">Urgent</Badge>;
  return priority === 'high' ? <Badge tone="warning">High</Badge> : null;
}
