import { expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';

const test = useApi({ RATE_LIMITS: 'off' });

it('takes the first outcome of an enquiry from two people at once', async () => {
  const staff = await test.as('employee');
  for (let round = 0; round < 5; round += 1) {
    const { id } = await buildContact(test);
    const responses = await Promise.all(
      [
        { outcome: 'booked', amount: 1000 },
        { outcome: 'lost', reason: 'price' },
        { outcome: 'booked', amount: 2000 },
      ].map((body) => staff.put(`/api/enquiries/${id}/outcome`, { body })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const recorded = (await listEvents(test.db, 'enquiry', id)).slice(1);
    expect(recorded).toHaveLength(3);
    const [row] = await test.db('enquiry_outcomes').where({ enquiry_id: id });
    expect(recorded.at(-1)?.type).toBe(`enquiry.${row.outcome}`);
  }
});
