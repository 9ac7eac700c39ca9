import { afterEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../../server/testing/api.ts';
import { buildContact } from '../../server/testing/enquiries.ts';
import { listEvents } from '../../server/testing/events.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { openTestLogger } from '../../server/testing/openTestLogger.ts';
import { startReplyTimers } from './startReplyTimers.ts';

describe('the schedule of reply timers', () => {
  const test = useApi();
  afterEach(() => vi.useRealTimers());

  it('goes by the clock of the database: on a host that is two days ahead, no reply is overdue early', async () => {
    const early = await buildContact(test);
    const due = await buildContact(test);
    const past = test.db.raw(`now() - interval '1 hour'`);
    await test.db('reply_clocks').where({ enquiry_id: due.id }).update({ due_at: past, fires_at: past });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48 * 3_600_000 });
    const timers = startReplyTimers(test.db, openTestLogger().logger, 10);
    const listTypes = async (id: number) =>
      (await listEvents(test.db, 'enquiry', id)).map(({ type }) => type);
    await eventually(async () => (await listTypes(due.id)).includes('reply_clock.overdue'));
    await timers.stop();
    expect(await listTypes(early.id)).toEqual(['enquiry.submitted']);
  });
});
