import type { Database } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { type UserResponse, userTexts } from './contract.ts';
import { type Account, getUser } from './queries.ts';

/** An account as the back office receives it. */
export function toUser(account: Account): UserResponse {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    user_type: account.user_type,
    phone: account.phone,
    status: account.status,
    invited: account.invited_at !== null,
    second_factor: account.second_factor_at !== null,
    last_login: account.last_login?.toISOString() ?? null,
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
  };
}

/** The response with one user. @throws AppError 404 */
export async function presentUser(db: Database, id: number, message?: string) {
  const account = await getUser(db, id);
  if (!account) throw notFound(userTexts.notFound);
  const user = toUser(account);
  return { success: true, ...(message ? { message } : {}), data: user, user };
}
