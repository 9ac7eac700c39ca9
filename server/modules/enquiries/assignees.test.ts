import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildUser } from '../../testing/buildUser.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { buildSignedIn } from '../../testing/signIn.ts';

describe('possible assignees of an enquiry', () => {
  const test = useApi();

  it('may answer enquiries, are active and have signed in; an employee sees them and hands over', async () => {
    const name = (first_name: string) => ({ first_name, last_name: 'Rao' });
    const { user: me, token } = await buildSignedIn(test, { ...name('Me'), user_type: 'employee' });
    const { user: colleague } = await buildSignedIn(test, { ...name('Colleague'), user_type: 'employee' });
    const { user: boss } = await buildSignedIn(test, { ...name('Boss'), user_type: 'admin' });
    const { user: visitor } = await buildSignedIn(test, { ...name('Visitor'), user_type: 'visitor' });
    const { user: gone } = await buildSignedIn(test, { ...name('Gone'), user_type: 'employee' });
    await test.db('users').where({ id: gone.id }).update({ status: 'inactive' });
    const invited = await buildUser(test.db, { ...name('Invited'), user_type: 'employee' });

    const { body } = await test.api.get('/api/enquiries/assignees', { token });
    expect(body.data).toEqual([
      { id: boss.id, name: 'Boss Rao' },
      { id: colleague.id, name: 'Colleague Rao' },
      { id: me.id, name: 'Me Rao' },
    ]);

    const { id } = await buildContact(test);
    const give = (assigned_to: number | null) =>
      test.api.put(`/api/contact/${id}`, { token, body: { assigned_to } });
    const message = 'Please choose an active staff member who has signed in before';
    for (const refused of [visitor.id, gone.id, invited.id, 999_999]) {
      expect(await give(refused)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'assigned_to', message }] },
      });
    }
    expect((await test.db('enquiries').where({ id }).first()).assigned_to).toBeNull();
    expect((await give(colleague.id)).body.data).toMatchObject({ assigned_to_name: 'Colleague Rao' });
    expect((await give(null)).status).toBe(200);
    const events = await test.db('events').where({ type: 'enquiry.assigned', entity_id: id }).orderBy('id');
    expect(events.map(({ data }) => data)).toMatchObject([
      { from: null, to: 'Colleague Rao', assigneeId: colleague.id },
      { from: 'Colleague Rao', to: null, assigneeId: null },
    ]);
    const listed = await test.api.get(`/api/enquiries?assigned_to=${colleague.id}`, { token });
    expect(listed.body.data).toEqual([]);

    // a leaver's enquiries are still found by their name
    await test.db('enquiries').where({ id }).update({ assigned_to: gone.id });
    const ids = async (query: string) => {
      const { body } = await test.api.get(`/api/enquiries/assignees${query}`, { token });
      return body.data.map((person: { id: number }) => person.id);
    };
    expect(await ids('?assigned=true')).toEqual([boss.id, colleague.id, gone.id, me.id]);
    expect(await ids('')).not.toContain(gone.id);
  });

  it('include oneself before the first recorded sign-in', async () => {
    const { user, token } = await buildSignedIn(test, { user_type: 'employee' });
    await test.db('users').where({ id: user.id }).update({ last_login: null });
    const { body } = await test.api.get('/api/enquiries/assignees', { token });
    expect(body.data.map(({ id }: { id: number }) => id)).toContain(user.id);
    const { id } = await buildContact(test);
    const response = await test.api.put(`/api/contact/${id}`, { token, body: { assigned_to: user.id } });
    expect(response.status).toBe(200);
  });
});
