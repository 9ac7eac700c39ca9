import { Avatar, Box, Tooltip } from '@mui/material';
import { usePresent } from './PresenceProvider.tsx';

const getInitials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The colleagues who have an enquiry open, as small avatars; those who write have a ring. */
export function PresenceMarks({ enquiryId }: { enquiryId: number }) {
  const present = usePresent(enquiryId);
  if (present.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {present.map(({ user_id, name, doing }) => (
        <Tooltip key={user_id} title={`${name} is ${doing}`}>
          <Avatar
            role="img"
            aria-label={`${name} is ${doing}`}
            sx={{
              width: 22,
              height: 22,
              fontSize: '0.6875rem',
              fontWeight: 700,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
              outline: doing === 'writing' ? '2px solid' : undefined,
              outlineColor: 'marigold.main',
              outlineOffset: 1,
            }}
          >
            {getInitials(name)}
          </Avatar>
        </Tooltip>
      ))}
    </Box>
  );
}
