import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../platform/events/events.ts';
import { blankDetails } from '../../platform/picture.contract.ts';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';
import { buildSignedIn } from '../../testing/signIn.ts';
import { waitUntilBlocked } from '../../testing/waitUntilBlocked.ts';
import { createTeamMember } from './commands/manageTeam.ts';
import { teamMemberCreateSchema } from './contract.ts';

describe('the team', () => {
  const test = useApi();
  const meera = {
    name: 'Meera Fernandes',
    role: 'Travel planner',
    portrait: '/pictures/team/meera.svg',
    portrait_details: { alt: 'Meera on a forest trail', credit: 'Asha Naik', focal_x: 40, focal_y: 20 },
    languages: ['Konkani', 'English'],
    regions: ['Goa'],
    bio: 'Walks before she writes.',
    position: 20,
  };
  const add = async (body: object) => (await test.as('admin')).post('/api/team', { body });
  const shown = async () => (await test.api.get('/api/team')).body.members;

  it('is shown in its order, without members who are not active and without accounts', async () => {
    const { user } = await buildSignedIn(test, { first_name: 'Meera' });
    const { id, updated_at } = (await add({ ...meera, user_id: user.id })).body.member;
    await add({ name: 'Rafael Noronha', role: 'Founder', position: 10 });
    await add({ name: 'Retired', role: 'Planner', is_active: false });
    const { position: _, ...visible } = meera;
    expect(await shown()).toEqual([
      expect.objectContaining({ name: 'Rafael Noronha', portrait_details: blankDetails }),
      { id, ...visible },
    ]);
    const admin = await test.as('admin');
    const save = (body: object) => admin.put(`/api/team/${id}`, { body });
    expect((await save({ regions: ['Goa', 'Hampi'], updated_at })).status).toBe(200);
    expect((await shown())[1].regions, 'the cached answer is gone').toEqual(['Goa', 'Hampi']);
    expect(await save({ role: 'Late', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { id, role: 'Travel planner' } },
    });
    await save({ regions: ['Goa', 'Hampi'] });
    expect((await admin.get('/api/team/all?search=RETIRED')).body.members).toHaveLength(1);
    expect((await admin.delete(`/api/team/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/team/${id}`)).status).toBe(404);
    expect(await listEvents(test.db, 'team_member', id)).toMatchObject([
      { type: 'team_member.added', data: { name: 'Meera Fernandes', isActive: true } },
      { type: 'team_member.revised', data: { changed: ['regions'] } },
      { type: 'team_member.deleted' },
    ]);
  });

  it('plans for a renamed destination under its new name', async () => {
    const admin = await test.as('admin');
    const goa = { name: 'Goa', starting_price: 100, image: '/a.jpg' };
    const place = (await admin.post('/api/destinations/create', { body: goa })).body.destination.id;
    const planner = (await add({ ...meera, regions: ['Hampi', 'goa'] })).body.member.id;
    const other = (await add({ ...meera, regions: ['India'] })).body.member.id;
    await admin.put(`/api/destinations/${place}`, { body: { name: 'Goa Beaches' } });
    expect((await admin.get(`/api/team/${planner}`)).body.member.regions).toEqual(['Hampi', 'Goa Beaches']);
    expect(await listEvents(test.db, 'team_member', planner)).toMatchObject([
      { type: 'team_member.added' },
      { type: 'team_member.revised', data: { changed: ['regions'] } },
    ]);
    expect(await listEvents(test.db, 'team_member', other)).toHaveLength(1);
  });

  it('gives an account to one of those who are added with it at once', async () => {
    const { user } = await buildSignedIn(test);
    const member = teamMemberCreateSchema.parse({ ...meera, user_id: user.id });
    const first = await test.db.transaction();
    await createTeamMember(first, member, createSystemContext(new Date()));
    const second = add({ ...meera, user_id: user.id });
    await waitUntilBlocked(test.db);
    await first.commit();
    expect((await second).status).toBe(422);
  });

  it('names each invalid field', async () => {
    const { user } = await buildSignedIn(test);
    await add({ ...meera, user_id: user.id });
    const wrong = { name: ' ', role: '', portrait: 'javascript:x', portrait_details: { focal_x: 101 } };
    expect((await add(wrong)).body.errors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'role', message: 'Role is required' },
      { field: 'portrait', message: 'Portrait must be an uploaded picture or a web address' },
      { field: 'portrait_details.focal_x', message: 'Focal point across must be at most 100' },
    ]);
    const taken = 'This account belongs to another team member, or there is no such account';
    for (const user_id of [user.id, 999_999]) {
      const refused = await add({ ...meera, user_id });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'user_id', message: taken }] },
      });
    }
  });
});
