import { expect, it } from 'vitest';
import type { EventRow } from '../server/platform/events.ts';
import type { Queues } from './queues.ts';
import { addJobs } from './relay.ts';

it('queues are told which event it is, and nothing that it says', async () => {
  const added: { data: unknown }[] = [];
  const queue = { addBulk: async (jobs: { data: unknown }[]) => added.push(...jobs) };
  const row: EventRow = {
    id: 7,
    type: 'enquiry.submitted',
    entity_type: 'enquiry',
    entity_id: 1,
    data: { name: 'Asha Naik', email: 'asha@example.com' },
    actor: null,
    occurred_at: new Date(),
    request_id: 'request-1',
  };
  await addJobs({ of: () => queue } as unknown as Queues, [row]); // all that is asked of the queues
  expect(added).toHaveLength(3);
  for (const { data } of added)
    expect(data).toEqual({ id: 7, type: 'enquiry.submitted', requestId: 'request-1' });
});
