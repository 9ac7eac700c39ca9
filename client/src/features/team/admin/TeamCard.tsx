import type { TeamMemberResponse } from '@modules/team/contract.ts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { Picture } from '../../../ui/site/Picture.tsx';

/** A team member as visitors see them, and whether they do. */
export function TeamCard({ member, actions }: { member: TeamMemberResponse; actions: ReactNode }) {
  const { name, role, portrait, portrait_details, languages, regions } = member;
  return (
    <>
      <Box sx={{ p: 2, flex: 1, display: 'flex', gap: 2, minWidth: 0 }}>
        <Box sx={{ '& img': { borderRadius: '50%', objectFit: 'cover' } }}>
          <Picture
            src={portrait}
            kind="avatar"
            size="thumb"
            alt=""
            width={64}
            height={64}
            focus={portrait_details}
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2">{role}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[languages.join(', '), regions.join(', ')].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {member.is_active ? null : <Badge tone="neutral">Not shown</Badge>}
      </Box>
      <Box sx={{ display: 'flex', px: 1, py: 0.5, borderTop: '1px solid', borderColor: 'divider' }}>
        {actions}
      </Box>
    </>
  );
}
