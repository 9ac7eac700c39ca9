import { type TeamFilter, type TeamMemberResponse, teamListSchema } from '@modules/team/contract.ts';
import { Box, Typography } from '@mui/material';
import { failureText } from '../../../lib/api/failureText.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { Catalogue, CatalogueEntry } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import { TeamEditor } from './TeamEditor.tsx';
import { deleteTeamMember, listStaffTeam } from './teamAdminApi.ts';

const catalogue: Catalogue<TeamFilter> = {
  list: 'team',
  title: 'Team',
  addLabel: 'Add Team Member',
  may: { create: 'team.manage', edit: 'team.manage', delete: 'team.manage' },
  search: { label: 'Search the team', placeholder: 'Search by name or role...' },
  filters: [],
  loadFailedTitle: 'Failed to load the team',
  emptyTitle: 'No team members found',
  emptyHint: 'Add the first person: the about page and the journeys of their regions show them.',
};

export function TeamList() {
  const { filters, query } = useCatalogueQuery(teamListSchema);
  const list = listStaffTeam.useQuery(query, { refetchOnMountOrArgChange: true });
  const [remove] = deleteTeamMember.useMutation();
  const toEntry = ({ id, name, is_active }: TeamMemberResponse): CatalogueEntry => ({
    id,
    name,
    publicPath: is_active ? '/about' : null,
    flags: [],
    deletion: {
      title: 'Delete team member',
      subject: name,
      question: 'Are you sure you want to delete this team member? This action cannot be undone.',
      remove: () => remove(id),
      deletedText: `${name} was deleted.`,
      toFailureText: (error) => failureText(`Failed to delete ${name}`, error),
    },
  });
  return (
    <CatalogueScreen
      catalogue={catalogue}
      filters={filters}
      list={list}
      rows={list.data?.members}
      toEntry={toEntry}
      editor={(opened, close) => <TeamEditor opened={opened} onClose={close} />}
    >
      {(view) => <CardGrid label="Team" {...view} card={(row) => <TeamCard member={row} />} />}
    </CatalogueScreen>
  );
}

/** A team member as visitors see them, and whether they do. */
function TeamCard({ member }: { member: TeamMemberResponse }) {
  const { name, role, portrait, portrait_details, languages, regions } = member;
  return (
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
  );
}
