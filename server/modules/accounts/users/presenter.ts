import type { UserAnswer } from './contract.ts';
import type { Account } from './queries.ts';

/** An account as the back office receives it. */
export function toUser(account: Account): UserAnswer {
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
