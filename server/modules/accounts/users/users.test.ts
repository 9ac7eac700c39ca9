import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { buildUser, testPassword } from '../../../testing/buildUser.ts';
import { listEvents } from '../../../testing/events.ts';
import { buildSignedIn } from '../../../testing/signIn.ts';

const form = (facts: Record<string, unknown> = {}) => ({
  username: 'asha.naik',
  email: 'asha@example.com',
  first_name: 'Asha',
  last_name: 'Naik',
  user_type: 'employee',
  phone: '+91 98000 00003',
  password: 'a long password',
  confirm_password: 'a long password',
  ...facts,
});

describe('staff accounts', () => {
  const test = useApi();

  it('creates an account that can sign in, and reveals its password to no one', async () => {
    const admin = await test.as('admin');
    const response = await admin.post('/api/users/create', { body: form() });
    expect(response).toMatchObject({ status: 201, body: { success: true, data: { user_type: 'employee' } } });
    expect(response.text).not.toMatch(/argon2|a long password/);
    const { id } = response.body.data;
    expect(await test.db('users').where({ id }).first()).toMatchObject({
      username: 'asha.naik',
      status: 'active',
    });
    expect(await listEvents(test.db, 'user', id)).toMatchObject([
      {
        type: 'user.created',
        data: { name: 'Asha Naik', userType: 'employee' },
        actor: { id: admin.userId },
      },
    ]);
    const login = { email: 'ASHA@example.com', password: 'a long password' };
    expect((await test.api.post('/api/auth/login', { body: login })).status).toBe(200);
    const other = await test.as('super_admin');
    expect((await other.get('/api/users?search=asha.n')).body.data).toMatchObject([{ id }]);
  });

  it.each([
    ['with a password', {}],
    ['with an invitation', { password: undefined, confirm_password: undefined }],
  ])('creates an account once for a key: %s', async (_name, change) => {
    const admin = await test.as('admin');
    const name = `once${Object.keys(change).length}`;
    const body = form({ username: name, email: `${name}@example.com`, ...change });
    const send = (changed: object = {}) =>
      admin.post('/api/users/create', {
        headers: { 'Idempotency-Key': name },
        body: { ...body, ...changed },
      });
    const first = await send();
    expect(first.status).toBe(201);
    const again = await send();
    expect([again.status, again.body]).toEqual([201, first.body]);
    const types = (await listEvents(test.db, 'user', first.body.data.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'user.created')).toHaveLength(1);
    const other = { password: 'another long one', confirm_password: 'another long one' };
    expect(await send(other)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  });

  it('checks and hashes a password before it begins a transaction', async () => {
    const admin = await test.as('admin');
    const key = { call: `/api/users/create.${admin.userId}`, key: 'weak' };
    const weak = { password: 'password', confirm_password: 'password' };
    const response = await test.db.transaction(async (trx) => {
      // A transaction with the same key would wait for this one.
      await trx('idempotency_keys').insert({ ...key, body_hash: '', answer: 'null' });
      return admin.post('/api/users/create', { headers: { 'Idempotency-Key': 'weak' }, body: form(weak) });
    });
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
  });

  it('refuses duplicates regardless of case', async () => {
    const admin = await test.as('super_admin');
    await buildUser(test.db, { username: 'Taken', email: 'Taken@example.com' });
    expect(
      await admin.post('/api/users/create', { body: form({ username: 'tAKEN', email: 'x@example.com' }) }),
    ).toMatchObject({ status: 409, body: { error: 'Username already exists' } });
    expect(
      await admin.post('/api/users/create', { body: form({ username: 'free', email: 'taken@EXAMPLE.com' }) }),
    ).toMatchObject({ status: 409, body: { error: 'Email already exists', errors: [{ field: 'email' }] } });
  });

  it('names the errors of the form', async () => {
    const admin = await test.as('admin');
    const wrong = await admin.post('/api/users/create', {
      body: form({ first_name: ' ', email: 'nobody', confirm_password: 'another one' }),
    });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.body.errors).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'first_name', message: 'First name is required' },
      { field: 'confirm_password', message: 'Passwords do not match' },
    ]);
    const short = form({ password: '1234567', confirm_password: '1234567' });
    expect(await admin.post('/api/users/create', { body: short })).toMatchObject({
      status: 422,
      body: { error: 'Password must be at least 8 characters long' },
    });
  });

  it('lets an admin manage only employees and visitors, and checks this before anything else', async () => {
    const admin = await test.as('admin');
    const peer = await buildUser(test.db, { user_type: 'admin' });
    const employee = await buildUser(test.db);
    const text = 'You do not have permission to edit this user.';
    const refused = { status: 403, body: { error: text } };
    expect(await admin.put(`/api/users/${peer.id}`, { body: { status: 'nonsense' } })).toMatchObject(refused);
    expect(await admin.delete(`/api/users/${peer.id}`)).toMatchObject(refused);
    const weak = { password: 'password1', confirm_password: 'password1' };
    for (const password of [{}, weak]) {
      const raised = { user_type: 'admin', ...password };
      expect(await admin.put(`/api/users/${employee.id}`, { body: raised })).toMatchObject(refused);
      const boss = form({ username: 'boss', email: 'b@example.com', ...raised });
      expect(await admin.post('/api/users/create', { body: boss })).toMatchObject(refused);
    }
    expect(await admin.put(`/api/users/${employee.id}`, { body: { user_type: 'visitor' } })).toMatchObject({
      status: 200,
      body: { data: { user_type: 'visitor' } },
    });
  });

  it('refuses to create or raise an admin before it looks at anything else', async () => {
    const admin = await test.as('admin');
    const employee = await buildUser(test.db);
    const stale = '2020-01-01T00:00:00.000Z';
    for (const user_type of ['admin', 'super_admin']) {
      const responses = [
        await admin.post('/api/users/create', { body: { user_type } }),
        await admin.put(`/api/users/${employee.id}`, { body: { user_type, email: 'x' } }),
        await admin.put(`/api/users/${employee.id}`, { body: { user_type, updated_at: stale } }),
        await admin.put('/api/users/999999', { body: { user_type } }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    const own = { user_type: 'admin', email: 'x' };
    expect((await admin.put(`/api/users/${admin.userId}`, { body: own })).status).toBe(422);
    const raised = { ...own, user_type: 'super_admin' };
    expect((await admin.put(`/api/users/${admin.userId}`, { body: raised })).status).toBe(403);
  });

  it('lets an admin change only their own name and phone', async () => {
    const person = await buildUser(test.db, { user_type: 'admin' });
    const signIn = () =>
      test.api.post('/api/auth/login', { body: { email: person.email, password: testPassword } });
    const { token } = (await signIn()).body.data;
    const change = (body: object) => test.api.put(`/api/users/${person.id}`, { token, body });
    const whole = { username: person.username, email: person.email, user_type: 'admin', last_name: 'Other' };
    expect(await change(whole)).toMatchObject({ status: 200, body: { data: { last_name: 'Other' } } });
    expect((await change({ email: 'new@example.com' })).status).toBe(403);
    expect((await change({ user_type: 'super_admin' })).status).toBe(403);
    expect(await change({ status: 'inactive' })).toMatchObject({ status: 409 });
    expect((await test.api.delete(`/api/users/${person.id}`, { token })).status).toBe(409);
    expect((await listEvents(test.db, 'user', person.id)).map(({ type }) => type)).toEqual([
      'user.signed_in',
      'user.profile_changed',
    ]);
  });

  it.each(['admin', 'super_admin'] as const)(
    'rejects a change of the own password by a signed-in %s, which requires the current one elsewhere',
    async (user_type) => {
      const person = await buildUser(test.db, { user_type });
      const login = { body: { email: person.email, password: testPassword } };
      const { token } = (await test.api.post('/api/auth/login', login)).body.data;
      const change = (body: object) => test.api.put(`/api/users/${person.id}`, { token, body });
      expect(await change({ password: 'another password', phone: '1' })).toMatchObject({
        status: 409,
        body: {
          code: 'own_password',
          error: 'Please change your own password on the page of your account.',
        },
      });
      expect((await change({ password: '', confirm_password: '', phone: '2' })).status).toBe(200);
      expect((await change({ password: null, phone: '3' })).body.data).toMatchObject({ phone: '3' });
      expect((await test.api.get('/api/auth/me', { token })).status).toBe(200);
      expect((await test.api.post('/api/auth/login', login)).status).toBe(200);
      const types = (await listEvents(test.db, 'user', person.id)).map(({ type }) => type);
      expect(types).not.toContain('user.password_changed');
    },
  );

  it('lets a super_admin change the own email address with the current password only', async () => {
    const { user: person, token } = await buildSignedIn(test, { user_type: 'super_admin' });
    const change = (body: object) => test.api.put(`/api/users/${person.id}`, { token, body });
    const email = 'my.new.one@example.com';
    const refused = { status: 422, body: { errors: [{ field: 'current_password' }] } };
    expect(await change({ email })).toMatchObject(refused);
    expect(await change({ email, current_password: '' })).toMatchObject(refused);
    expect(await change({ email, current_password: 'a guess' })).toMatchObject(refused);
    expect((await test.db('users').where({ id: person.id }).first()).email).toBe(person.email);
    expect((await change({ email: person.email, phone: '1' })).status).toBe(200);
    expect(await change({ email, current_password: testPassword })).toMatchObject({
      status: 200,
      body: { data: { email } },
    });
    for (let guesses = 0; guesses < 5; guesses += 1) await change({ email, current_password: 'a guess' });
    expect((await change({ email, current_password: testPassword })).status).toBe(429);
  });

  it('lets an admin set the password of an employee, whose sessions end', async () => {
    const admin = await test.as('admin');
    const person = await buildUser(test.db);
    const login = { body: { email: person.email, password: testPassword } };
    const { token } = (await test.api.post('/api/auth/login', login)).body.data;
    const change = await admin.put(`/api/users/${person.id}`, { body: { password: 'another password' } });
    expect(change.status).toBe(200);
    expect((await test.api.get('/api/auth/me', { token })).status).toBe(401);
    expect((await test.api.post('/api/auth/login', login)).status).toBe(401);
    expect((await listEvents(test.db, 'user', person.id)).map(({ type }) => type)).toEqual([
      'user.signed_in',
      'user.password_changed',
    ]);
  });

  it('ends the sessions of a person whose status or role changes', async () => {
    const boss = await test.as('super_admin');
    const person = await buildUser(test.db);
    const login = { body: { email: person.email, password: testPassword } };
    const token = (await test.api.post('/api/auth/login', login)).body.data.token;
    expect((await boss.put(`/api/users/${person.id}`, { body: { phone: '1' } })).status).toBe(200);
    expect((await test.api.get('/api/auth/me', { token })).status).toBe(200);
    expect(await boss.put(`/api/users/${person.id}`, { body: { status: 'inactive' } })).toMatchObject({
      status: 200,
      body: { success: true, data: { status: 'inactive' } },
    });
    expect((await test.api.get('/api/auth/me', { token })).status).toBe(401);
    expect((await test.api.post('/api/auth/login', login)).status).toBe(403);
    const types = (await listEvents(test.db, 'user', person.id)).map(({ type }) => type);
    expect(types).toEqual(['user.signed_in', 'user.profile_changed', 'user.deactivated']);
  });

  it('always leaves one active super_admin, even when two remove each other at once', async () => {
    await test.db('users').where({ user_type: 'super_admin' }).delete();
    const [first, second] = [
      await buildUser(test.db, { user_type: 'super_admin' }),
      await buildUser(test.db, { user_type: 'super_admin' }),
    ];
    const tokens = await Promise.all(
      [first, second].map(async ({ email }) => {
        const response = await test.api.post('/api/auth/login', { body: { email, password: testPassword } });
        return String(response.body.data.token);
      }),
    );
    const responses = await Promise.all([
      test.api.delete(`/api/users/${second.id}`, { token: tokens[0] }),
      test.api.delete(`/api/users/${first.id}`, { token: tokens[1] }),
    ]);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([401, 409], 'the other one').toContain(statuses.find((status) => status !== 200));
    const left = await test.db('users').where({ user_type: 'super_admin', status: 'active' });
    expect(left).toHaveLength(1);
    const token = left[0].id === first.id ? tokens[0] : tokens[1];
    expect(
      await test.api.put(`/api/users/${left[0].id}`, { token, body: { user_type: 'admin' } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'last_super_admin' },
    });
  });

  it('does not count an inactive super_admin, so that someone can still sign in', async () => {
    await test.db('users').where({ user_type: 'super_admin' }).delete();
    const only = await buildUser(test.db, { user_type: 'super_admin' });
    await buildUser(test.db, { user_type: 'super_admin', status: 'inactive' });
    const login = { body: { email: only.email, password: testPassword } };
    const { token } = (await test.api.post('/api/auth/login', login)).body.data;
    expect(
      await test.api.put(`/api/users/${only.id}`, { token, body: { user_type: 'admin' } }),
    ).toMatchObject({ status: 409, body: { code: 'last_super_admin' } });
    expect(await test.db('users').where({ id: only.id }).first()).toMatchObject({
      user_type: 'super_admin',
      status: 'active',
    });
    expect((await listEvents(test.db, 'user', only.id)).map(({ type }) => type)).toEqual(['user.signed_in']);
  });

  it('unassigns all enquiries of a deleted user with an event for each', async () => {
    const admin = await test.as('admin');
    const { id } = await buildUser(test.db, { first_name: 'Meera', last_name: 'Rao' });
    const received = new Date('2026-01-01T09:00:00Z');
    await test.db.raw(
      `insert into enquiries (channel, enquiry_type, name, email, subject, message, assigned_to, created_at, updated_at)
       select 'contact', 'general', 'Asha Naik', 'asha@example.com', 'Goa', 'In May, please.', :id, :received, :received
       from generate_series(1, 1001)`,
      { id, received },
    );
    expect((await admin.delete(`/api/users/${id}`)).status).toBe(200);
    expect((await listEvents(test.db, 'user', id)).map(({ type }) => type)).toEqual(['user.deleted']);
    expect(await test.db('enquiries').whereNotNull('assigned_to')).toEqual([]);
    const enquiries = await test.db('enquiries').select('id', 'updated_at');
    expect(enquiries.filter(({ updated_at }) => updated_at > received)).toEqual([]);
    const events = await test.db('events').where({ type: 'enquiry.assigned' });
    expect(events.map(({ entity_id }) => entity_id).sort()).toEqual(enquiries.map((row) => row.id).sort());
    expect(events.at(-1)).toMatchObject({
      entity_type: 'enquiry',
      data: { channel: 'contact', name: 'Asha Naik', from: 'Meera Rao', to: null, assigneeId: null },
      actor: { id: admin.userId },
    });
  });

  it('rejects a stale save and returns the current entry', async () => {
    await test.db('sessions').delete();
    const admin = await buildUser(test.db, { user_type: 'admin' });
    const login = { body: { email: admin.email, password: testPassword } };
    const token = (await test.api.post('/api/auth/login', login)).body.data.token;
    const { id } = await buildUser(test.db);
    const { updated_at } = (await test.api.get(`/api/users/${id}`, { token })).body.data;
    const save = (body: object) => test.api.put(`/api/users/${id}`, { token, body });
    expect((await save({ first_name: 'One', updated_at })).status).toBe(200);
    expect(await save({ first_name: 'Two', expected_updated_at: updated_at })).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { id, first_name: 'One' } },
    });
    expect((await save({ first_name: 'Two' })).body.data.first_name).toBe('Two');
  });
});
