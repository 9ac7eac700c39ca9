import { passwordUrl } from '../modules/accounts/users/queries.ts';
import type { TestApi } from './api.ts';

/** The token in the newest mail to an account. */
export async function createPasswordToken({ db, config }: Pick<TestApi, 'db' | 'config'>, userId: number) {
  const link = await db('password_links').where({ user_id: userId }).first();
  if (!link) throw new Error(`Account ${userId} has no link`);
  const url = passwordUrl({ publicUrl: 'http://localhost', secret: config.JWT_SECRET }, link);
  return new URL(url).searchParams.get('token') ?? '';
}
