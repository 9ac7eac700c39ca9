import type { Knex } from 'knex';
import type { Database } from '../../platform/db/db.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import { whereWords } from '../../platform/db/whereWords.ts';
import { type TeamFilter, type TeamMemberFields, teamMemberCreateSchema } from './contract.ts';

export type TeamMemberRecord = TeamMemberFields & { id: number; created_at: Date; updated_at: Date };

export const teamMemberFields = teamMemberCreateSchema.keyof().options;

const columns = ['id', ...teamMemberFields, 'created_at', 'updated_at'];

/** One page of the members that match a filter, in the order of the site. */
export function listTeam(
  db: Database,
  { search, page, limit }: TeamFilter & { page: number; limit: number },
): Promise<Page<TeamMemberRecord>> {
  const source = (): Knex.QueryBuilder => {
    const query = db('team_members');
    return search ? whereWords(query, `name || ' ' || role`, search) : query;
  };
  return readPage(source, { columns, sort: ['position', 'id'], order: 'asc', page, limit });
}

/** The members that visitors see. */
export const listActiveTeam = (db: Database): Promise<TeamMemberRecord[]> =>
  db('team_members')
    .select(...columns)
    .where({ is_active: true })
    .orderBy(['position', 'id'])
    .limit(200);

export const getTeamMember = (db: Database, id: number): Promise<TeamMemberRecord | undefined> =>
  db('team_members')
    .select(...columns)
    .where({ id })
    .first<TeamMemberRecord | undefined>();

/** The member whom visitors see for an account. */
export const getMemberByUser = (db: Database, userId: number): Promise<TeamMemberRecord | undefined> =>
  db('team_members')
    .select(...columns)
    .where({ user_id: userId, is_active: true })
    .first<TeamMemberRecord | undefined>();
