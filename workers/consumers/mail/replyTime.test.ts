import { expect, it } from 'vitest';
import { useApi } from '../../../server/testing/api.ts';
import { buildContact } from '../../../server/testing/enquiries.ts';
import { listEvents } from '../../../server/testing/events.ts';
import { readEvent } from '../../delivery/readEvents.ts';
import { planMails } from './planMails.ts';

const test = useApi();

it('promises a reply within the reply time of the settings', async () => {
  const { id } = await buildContact(test);
  const [submitted] = await listEvents(test.db, 'enquiry', id);
  const event = await readEvent(test.db, Number(submitted?.id));
  const confirm = async () => {
    const [mail] = await planMails(test, event);
    return (await mail?.compose())?.text.replace(/\s+/g, ' ');
  };
  expect(await confirm()).toContain('contact you within 24 hours. Your reference');
  await (await test.as('admin')).put('/api/settings', { body: { reply_hours: 48 } });
  expect(await confirm()).toContain('contact you within 48 hours. Your reference');
});
