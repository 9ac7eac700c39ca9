import { z } from 'zod';
import { createUser } from '../server/modules/accounts/users/commands/createUser.ts';
import { userCreateSchema } from '../server/modules/accounts/users/contract.ts';
import { countUsers, fullName, type StaffMember } from '../server/modules/accounts/users/queries.ts';
import type { Database } from '../server/platform/db/db.ts';
import { hashRandomPassword } from '../server/platform/security/passwords.ts';
import { readRecord } from './contentFiles.ts';
import { demoContext, toMoment } from './demoTime.ts';

export type DemoStaff = Record<'manager' | 'employee', StaffMember>;

const schema = z.object({
  super_admin: userCreateSchema,
  admin: userCreateSchema,
  employee: userCreateSchema,
  visitor: userCreateSchema,
});

type Account = z.output<typeof userCreateSchema>;

/**
 * Creates one account of each role, with random passwords that are not stored. The owner's is inactive: an active one
 * would let the last super_admin who can sign in give up the role.
 * @throws Error before a first administrator exists, because none would be created afterwards
 */
export async function loadStaff(db: Database, now: Date): Promise<DemoStaff> {
  if ((await countUsers(db)) === 0)
    throw new Error('The first administrator must be made before demo content');
  const context = demoContext(toMoment(now, 120, 10));
  const make = async (account: Account): Promise<StaffMember> => {
    const taken = await db('users')
      .select('id', 'first_name', 'last_name')
      .whereRaw('lower(email) = ? or lower(username) = ?', [account.email, account.username])
      .first<{ id: number; first_name: string; last_name: string } | undefined>();
    if (taken) return { id: taken.id, name: fullName(taken) };
    const input = { ...account, password_hash: await hashRandomPassword() };
    const id = await createUser(db, input, context);
    return { id, name: fullName(account) };
  };
  const accounts = await readRecord('staff.json', schema);
  await make(accounts.super_admin);
  await make(accounts.visitor);
  return { manager: await make(accounts.admin), employee: await make(accounts.employee) };
}
