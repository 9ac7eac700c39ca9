import { describe, expect, it } from 'vitest';
import type { EventRow } from '../server/platform/events.ts';
import type { Queues } from './queues.ts';
import { addJobs } from './relay.ts';
import type { Consumer } from './subscriptions.ts';

const submitted = (id: number): EventRow => ({
  id,
  type: 'enquiry.submitted',
  entity_type: 'enquiry',
  entity_id: 1,
  data: { name: 'Asha Naik', email: 'asha@example.com' },
  actor: null,
  occurred_at: new Date(),
  request_id: `request-${id}`,
});

describe('queues', () => {
  const told = async (rows: EventRow[]) => {
    const added: { [consumer in Consumer]?: unknown[] } = {};
    const of = (consumer: Consumer) => ({
      addBulk: async (jobs: { data: unknown }[]) => (added[consumer] = jobs.map(({ data }) => data)),
    });
    await addJobs({ of } as unknown as Queues, rows); // all that is asked of the queues
    return added;
  };
  const seven = { id: 7, type: 'enquiry.submitted', requestId: 'request-7' };
  const eight = { id: 8, type: 'enquiry.submitted', requestId: 'request-8' };

  it('are told which event it is, and nothing that it says', async () => {
    expect(await told([submitted(7)])).toEqual({ mail: [seven], activity: [seven], statistics: [seven] });
  });

  it('of read models are told of many events at once', async () => {
    const both = [{ events: [seven, eight] }];
    expect(await told([submitted(7), submitted(8)])).toEqual({
      mail: [seven, eight],
      activity: both,
      statistics: both,
    });
  });
});
