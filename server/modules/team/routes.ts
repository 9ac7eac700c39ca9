import type { Database } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import { byId, creation, deletion, Endpoints, revision, type Tag } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { listAssignable } from '../accounts/users/queries.ts';
import { createTeamMember, deleteTeamMember, updateTeamMember } from './commands/manageTeam.ts';
import {
  publicTeamSchema,
  teamAccountsSchema,
  teamListResponseSchema,
  teamListSchema,
  teamMemberCreateSchema,
  teamMemberResponseSchema,
  teamMemberUpdateSchema,
  teamTexts,
} from './contract.ts';
import { toPublicMember, toTeamMember } from './presenter.ts';
import { getTeamMember, listActiveTeam, listTeam } from './queries.ts';

const tag: Tag = { name: 'Team', description: 'The people of the agency, as visitors see them.' };

export function teamEndpoints({ db }: { db: Database }): Endpoints {
  const team = new Endpoints(tag);
  declareReads(team, db);
  declareEditing(team, db);
  return team;
}

/** @throws AppError 404 */
async function presentMember(db: Database, id: number, message?: string) {
  const member = requireFound(await getTeamMember(db, id), teamTexts.notFound);
  return { message, member: toTeamMember(member) };
}

function declareReads(team: Endpoints, db: Database): void {
  team.get(
    '/api/team',
    { summary: 'List the active team', access: 'public', cacheable: true, response: publicTeamSchema },
    async () => ({ members: (await listActiveTeam(db)).map(toPublicMember) }),
  );
  team.get(
    '/api/team/all',
    {
      summary: 'List the whole team',
      access: 'team.view',
      query: teamListSchema,
      response: teamListResponseSchema,
    },
    async ({ query }) => {
      const { rows, pagination } = await listTeam(db, query);
      return { members: rows.map(toTeamMember), pagination };
    },
  );
  team.get(
    '/api/team/accounts',
    { summary: 'List the accounts of the staff', access: 'team.manage', response: teamAccountsSchema },
    async ({ actor }) => ({ accounts: await listAssignable(db, actor.id) }),
  );
  team.get(
    '/api/team/:id',
    { summary: 'Get a team member', access: 'team.view', ...byId, response: teamMemberResponseSchema },
    ({ params }) => presentMember(db, params.id),
  );
}

function declareEditing(team: Endpoints, db: Database): void {
  team.post(
    '/api/team',
    {
      summary: 'Add a team member',
      access: 'team.manage',
      ...creation,
      body: teamMemberCreateSchema,
      response: teamMemberResponseSchema,
    },
    async (request) => presentMember(db, await createOnce(db, request, createTeamMember), teamTexts.created),
  );
  team.put(
    '/api/team/:id',
    {
      summary: 'Update a team member',
      access: 'team.manage',
      ...revision,
      body: teamMemberUpdateSchema,
      response: teamMemberResponseSchema,
    },
    async ({ params, body, context }) => {
      await updateTeamMember(db, params.id, body, context);
      return presentMember(db, params.id, teamTexts.updated);
    },
  );
  team.delete(
    '/api/team/:id',
    { summary: 'Delete a team member', access: 'team.manage', ...deletion },
    async ({ params, context }) => {
      await deleteTeamMember(db, params.id, context);
      return { message: teamTexts.deleted };
    },
  );
}
