import { randomBytes } from 'node:crypto';
import { createUser } from '../server/modules/accounts/users/commands/createUser.ts';
import { userCreateSchema } from '../server/modules/accounts/users/contract.ts';
import { countUsers } from '../server/modules/accounts/users/queries.ts';
import type { Role } from '../server/platform/contract.ts';
import type { Database } from '../server/platform/db/db.ts';
import { demoContext, toMoment } from './demoTime.ts';

export type StaffMember = { id: number; name: string };
export type DemoStaff = Record<'manager' | 'employee', StaffMember>;

type Account = { username: string; first_name: string; last_name: string; user_type: Role; phone: string };

const accounts: Record<Role, Account> = {
  super_admin: {
    username: 'owner',
    first_name: 'Rafael',
    last_name: 'Noronha',
    user_type: 'super_admin',
    phone: '+91 98000 00011',
  },
  admin: {
    username: 'manager',
    first_name: 'Meera',
    last_name: 'Fernandes',
    user_type: 'admin',
    phone: '+91 98000 00012',
  },
  employee: {
    username: 'employee',
    first_name: 'Ananya',
    last_name: 'Kamat',
    user_type: 'employee',
    phone: '+91 98000 00013',
  },
  visitor: {
    username: 'visitor',
    first_name: 'Joel',
    last_name: 'Pinto',
    user_type: 'visitor',
    phone: '+91 98000 00014',
  },
};

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
    const email = `${account.username}@example.com`;
    const taken = await db('users')
      .select('id', 'first_name', 'last_name')
      .whereRaw('lower(email) = ? or lower(username) = ?', [email, account.username])
      .first<{ id: number; first_name: string; last_name: string } | undefined>();
    if (taken) return { id: taken.id, name: `${taken.first_name} ${taken.last_name}`.trim() };
    const status = account.user_type === 'super_admin' ? 'inactive' : 'active';
    const profile = userCreateSchema.parse({ ...account, email, status });
    const input = { ...profile, password: randomBytes(24).toString('base64url') };
    const id = await createUser(db, input, { id: 0, role: 'super_admin' }, context);
    return { id, name: `${account.first_name} ${account.last_name}` };
  };
  await make(accounts.super_admin);
  await make(accounts.visitor);
  return { manager: await make(accounts.admin), employee: await make(accounts.employee) };
}
