import type { Database } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import { pick } from '../../../platform/pick.ts';
import { type AccountResponse, type UserResponse, userTexts } from './contract.ts';
import { type Account, getUser } from './queries.ts';

/** The fields of an account that its owner and the back office receive. */
export function toAccountResponse(account: Account): AccountResponse {
  return {
    ...pick(account, ['id', 'username', 'email', 'first_name', 'last_name', 'user_type', 'phone', 'status']),
    last_login: account.last_login?.toISOString() ?? null,
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
  };
}

/** An account as the back office receives it. */
export const toUser = (account: Account): UserResponse => ({
  ...toAccountResponse(account),
  invited: account.invited_at !== null,
  second_factor: account.second_factor_at !== null,
});

/** The response with one user. @throws AppError 404 */
export async function presentUser(db: Database, id: number, message?: string) {
  const user = toUser(requireFound(await getUser(db, id), userTexts.notFound));
  return { message, data: user, user };
}
