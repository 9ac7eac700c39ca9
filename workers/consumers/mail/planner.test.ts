import { expect, it } from 'vitest';
import { useApi } from '../../../server/testing/api.ts';
import { buildBooking, buildContact } from '../../../server/testing/enquiries.ts';
import { listEvents } from '../../../server/testing/events.ts';
import { buildSignedIn } from '../../../server/testing/signIn.ts';
import { readEvent } from '../../delivery/readEvents.ts';
import { planMails } from './planMails.ts';

const test = useApi();

/** The text of the confirmation of an enquiry. */
async function readConfirmation(enquiryId: number): Promise<string | undefined> {
  const [submitted] = await listEvents(test.db, 'enquiry', enquiryId);
  const [mail] = await planMails(test, await readEvent(test.db, Number(submitted?.id)));
  return (await mail?.compose())?.text.replace(/\s+/g, ' ');
}

it('names the planner in the confirmation of an enquiry that is assigned to a member of the team', async () => {
  const { user } = await buildSignedIn(test);
  const admin = await test.as('admin');
  const { id } = await buildContact(test);
  const confirm = () => readConfirmation(id);
  const portrait = '/uploads/images/00000000-0000-4000-8000-000000000000.jpg';
  const body = { name: 'Meera Fernandes', role: 'Travel planner', languages: ['Hindi', 'English'], portrait };
  const portrait_details = { alt: 'Meera on a trail' };
  const { member } = (
    await admin.post('/api/team', { body: { ...body, portrait_details, user_id: user.id } })
  ).body;
  expect(await confirm(), 'nobody has it yet').not.toContain('Your planner');
  await admin.put(`/api/contact/${id}`, { body: { assigned_to: user.id } });
  expect(await confirm()).toContain('Your planner is Meera Fernandes, Travel planner.');
  expect(await confirm()).toContain('Speaks Hindi, English');
  const [submitted] = await listEvents(test.db, 'enquiry', id);
  const [mail] = await planMails(test, await readEvent(test.db, Number(submitted?.id)));
  const html = (await mail?.compose())?.html;
  expect(html).toContain(`src="https://safarnama.example${portrait}"`);
  expect(html).toContain('alt="Meera on a trail"');
  await admin.put(`/api/team/${member.id}`, { body: { is_active: false } });
  expect(await confirm(), 'not on the site any more').not.toContain('Your planner');
});

it('names who plans journeys to the destination until the enquiry is assigned', async () => {
  const admin = await test.as('admin');
  const { user: other } = await buildSignedIn(test);
  await admin.post('/api/team', { body: { name: 'Imran Shaikh', role: 'Planner', regions: ['Hampi'] } });
  const hampi = { name: 'Hampi', starting_price: 1, image: '/a.jpg', itineraries: [{ day: 1 }] };
  await admin.post('/api/destinations/create', { body: hampi });
  const { id } = await buildBooking(test, { fields: { info: 'Hampi' } });
  expect(await readConfirmation(id)).toContain('Your planner is Imran Shaikh, Planner.');
  const { id: elsewhere } = await buildBooking(test, { fields: { info: 'Badami' } });
  expect(await readConfirmation(elsewhere)).not.toContain('Your planner');
  await admin.put(`/api/booking/${id}`, { body: { assigned_to: other.id } });
  expect(await readConfirmation(id), 'answered by somebody else').not.toContain('Your planner');
});
