import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import type { ApiResponse } from '../../../testing/apiClient.ts';
import { buildUser, testPassword } from '../../../testing/buildUser.ts';
import { buildContact } from '../../../testing/enquiries.ts';
import { listEvents } from '../../../testing/events.ts';
import { buildSignedIn } from '../../../testing/signIn.ts';
import { waitUntilBlocked } from '../../../testing/waitUntilBlocked.ts';

describe('a user who is being deleted', () => {
  const test = useApi();

  it('is deleted while a super_admin writes a note on one of the enquiries', async () => {
    const boss = await test.as('super_admin');
    const { id } = await buildUser(test.db);
    const { id: enquiry_id } = await buildContact(test);
    await test.db('enquiries').where({ id: enquiry_id }).update({ assigned_to: id });
    let deletion: Promise<ApiResponse> | undefined;
    await test.db.transaction(async (trx) => {
      await trx('enquiries').select('id').where({ id: enquiry_id }).forUpdate();
      deletion = boss.delete(`/api/users/${id}`);
      await waitUntilBlocked(test.db);
      const note = { enquiry_id, author_id: boss.userId, body: 'Two children', created_at: new Date() };
      await trx('enquiry_notes').insert(note);
    });
    expect((await deletion)?.status).toBe(200);
  });

  it('loses also the enquiry that is being assigned at the same time', async () => {
    const boss = await test.as('super_admin');
    const { id } = await buildUser(test.db);
    const enquiry = await buildContact(test);
    let deletion: Promise<ApiResponse> | undefined;
    await test.db.transaction(async (trx) => {
      await trx('enquiries').where({ id: enquiry.id }).update({ assigned_to: id });
      deletion = boss.delete(`/api/users/${id}`);
      await waitUntilBlocked(test.db);
    });
    expect((await deletion)?.status).toBe(200);
    const events = await listEvents(test.db, 'enquiry', enquiry.id);
    expect(events.at(-1)).toMatchObject({ type: 'enquiry.assigned', data: { to: null } });
  });

  it('loses merged enquiries while a message of their visitor locks the duplicate, then the main one', async () => {
    const boss = await test.as('super_admin');
    const { id } = await buildUser(test.db);
    const [main, duplicate] = [await buildContact(test), await buildContact(test)];
    await boss.put(`/api/enquiries/${duplicate.id}/merge`, { body: { into: main.id } });
    await test.db('enquiries').update({ assigned_to: id });
    let deletion: Promise<ApiResponse> | undefined;
    await test.db.transaction(async (trx) => {
      await trx('enquiries').select('id').where({ id: duplicate.id }).forUpdate();
      deletion = boss.delete(`/api/users/${id}`);
      await waitUntilBlocked(test.db);
      await trx('enquiries').select('id').where({ id: main.id }).forUpdate();
    });
    expect((await deletion)?.status).toBe(200);
  });

  it('is assigned no further enquiry', async () => {
    const boss = await test.as('super_admin');
    const { id } = await buildUser(test.db);
    await test.db('users').where({ id }).update({ last_login: new Date() });
    const enquiry = await buildContact(test);
    let assignment: Promise<ApiResponse> | undefined;
    await test.db.transaction(async (trx) => {
      await trx('users').where({ id }).delete();
      assignment = boss.put(`/api/contact/${enquiry.id}`, { body: { assigned_to: id } });
      await waitUntilBlocked(test.db);
    });
    expect(await assignment).toMatchObject({
      status: 409,
      body: { error: 'An entry that this refers to was deleted in the meantime. Please reload the page.' },
    });
  });

  it.each([
    ['users', 'put', '/api/signature', { html: '<p>Meera</p>' }],
    ['users', 'post', '/api/saved-replies', { name: 'Thanks', html: '<p>Thanks</p>', shared: false }],
    [
      'rate_limits',
      'post',
      '/api/auth/change-password',
      { current_password: testPassword, password: 'another one', confirm_password: 'another one' },
    ],
  ] as const)('is signed out during a call that waits for %s: %s %s', async (table, method, path, body) => {
    const { user, token } = await buildSignedIn(test);
    let call: Promise<ApiResponse> | undefined;
    await test.db.transaction(async (trx) => {
      await trx.raw('lock table ?? in share row exclusive mode', [table]);
      await trx('users').where({ id: user.id }).delete();
      call = test.api[method](path, { token, body });
      await waitUntilBlocked(test.db);
    });
    expect(await call).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});
