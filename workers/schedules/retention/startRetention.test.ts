import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/platform/db/db.ts';
import type { Logger } from '../../../server/platform/observability/logger.ts';
import { dayMs } from '../../../server/platform/text/days.contract.ts';
import { useApi } from '../../../server/testing/api.ts';
import { bookingForm, buildBooking, buildContact, pngBytes } from '../../../server/testing/enquiries.ts';
import { listStoredFiles } from '../../../server/testing/listStoredFiles.ts';
import { retainDaily, startRetention } from './startRetention.ts';

const tenMinutes = 600_000;

describe('the schedule of retention', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const info = vi.fn();
  const warn = vi.fn();
  // The schedule logs in these two ways only.
  const logger = { info, warn } as unknown as Logger;
  const start = (db: Database = test.db) => startRetention({ db, storage: test.storage, logger });
  const listApplied = () => test.db('events').where({ type: 'retention.applied' }).pluck('data');

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await test.db('daily_work').where({ name: 'retention' }).update({ done_for: null });
    await test.db('events').where({ type: 'retention.applied' }).delete();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('applies the periods after ten minutes, once a day, and logs the counts', async () => {
    const { id } = await buildContact(test);
    await test.db('enquiries').where({ id }).update({ updated_at: '2000-01-01' });
    const schedule = start();
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    expect(info).toHaveBeenCalledWith(
      { counts: expect.objectContaining({ enquiries: 1, sessions: 0 }) },
      'retention periods applied',
    );
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await schedule.stop();
    expect(info).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
    expect(await listApplied()).toMatchObject([{ counts: { enquiries: 1 } }]);
  });

  it('follows the clock of the database: on a host that is ten years ahead, nothing is deleted early', async () => {
    const { id } = await buildContact(test);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2040-01-01') });
    const schedule = start();
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    await schedule.stop();
    expect(await test.db('enquiries').where({ id }).first()).toMatchObject({ erased_at: null });
    expect(await listApplied()).toMatchObject([{ counts: { enquiries: 0 } }]);
  });

  it('does nothing before ten minutes have passed, and nothing once it is stopped', async () => {
    const schedule = start();
    await vi.advanceTimersByTimeAsync(tenMinutes - 1);
    await schedule.stop();
    await vi.advanceTimersByTimeAsync(10 * tenMinutes);
    expect(vi.getTimerCount()).toBe(0);
    expect(await listApplied()).toEqual([]);
    expect(info).not.toHaveBeenCalled();
  });

  it('ends the current run when it is stopped, and leaves the rest of the day to the next worker', async () => {
    const schedule = start();
    vi.advanceTimersByTime(tenMinutes);
    await schedule.stop();
    expect(info).toHaveBeenCalledWith({ counts: expect.anything() }, 'retention periods applied');
    expect(await listApplied()).toEqual([]);
    expect(await test.db('daily_work').where({ name: 'retention' }).first()).toMatchObject({
      done_for: null,
    });
  });

  it('records what an interrupted run and a failed one have deleted', async () => {
    const age = async () => {
      const { id } = await buildContact(test);
      await test.db('enquiries').where({ id }).update({ updated_at: '2000-01-01' });
      return async () => (await test.db('enquiries').where({ id }).first()).erased_at !== null;
    };
    const { db, storage } = test;
    const wasErased = [await age()];
    const removing = vi.spyOn(storage, 'removeUnfinished').mockRejectedValue(new Error('The disk is away'));
    const failed = retainDaily({ db, storage, shouldStop: () => false }, new Date());
    await expect(failed).rejects.toThrow('The disk is away');
    removing.mockRestore();

    wasErased.push(await age());
    let batches = 0;
    await retainDaily({ db, storage, shouldStop: () => ++batches > 1 }, new Date());
    expect(await Promise.all(wasErased.map((read) => read()))).toEqual([true, true]);
    expect(await listApplied()).toMatchObject([{ counts: { enquiries: 1 } }, { counts: { enquiries: 1 } }]);
  });

  it('logs a failure and tries again ten minutes later', async () => {
    const fault = new Error('The database is away');
    let isAway = true;
    const db = new Proxy(test.db, {
      get(target, name, receiver) {
        if (name === 'transaction' && isAway) return () => Promise.reject(fault);
        return Reflect.get(target, name, receiver);
      },
    });
    const schedule = start(db);
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    expect(warn).toHaveBeenCalledWith({ err: fault }, 'retention failed, and will be tried again');
    isAway = false;
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    await schedule.stop();
    expect(await listApplied()).toHaveLength(1);
  });

  it('deletes files that belong to nothing after a day, as those of a form that Postgres refused', async () => {
    const dependencies = { db: test.db, storage: test.storage, shouldStop: () => false };
    const file = { name: 'a.png', bytes: pngBytes };
    const submit = (fields = {}) => test.api.post('/api/booking/submit', { body: bookingForm(fields, file) });
    await test.db.raw(`
      create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'No space left on device' using errcode = '53100'; end $$;
      create trigger refuse before insert on enquiries for each row execute function refuse()`);
    expect((await submit()).status).toBe(503);
    await test.db.raw('drop function refuse cascade');
    const [refused] = await listStoredFiles(test.storage);

    const { id } = await buildBooking(test, { file });
    await submit({ website: 'held' });
    const employee = await test.as('employee');
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pngBytes)], 'a.png'));
    expect((await employee.post(`/api/enquiries/${id}/files`, { body: form })).status).toBe(201);
    const others = (await listStoredFiles(test.storage)).filter((key) => key !== refused);
    expect(others).toHaveLength(3);

    const { now } = (await test.db.raw('select now()')).rows[0];
    const later = (ms: number) => new Date(now.getTime() + ms);
    await retainDaily(dependencies, later(dayMs - 60_000));
    expect(await listStoredFiles(test.storage)).toContain(refused);
    await test.db('daily_work').where({ name: 'retention' }).update({ done_for: null });
    await retainDaily(dependencies, later(dayMs + 60_000));
    expect((await listStoredFiles(test.storage)).sort()).toEqual(others.sort());
    expect(await test.db('pending_files')).toEqual([]);
  });

  it('marks the day of the time zone in the settings as done, without files that were left unfinished', async () => {
    await (await test.as('super_admin')).put('/api/settings', { body: { time_zone: 'Asia/Kolkata' } });
    const dependencies = { db: test.db, storage: test.storage, shouldStop: () => false };
    const removeUnfinished = vi.spyOn(test.storage, 'removeUnfinished');
    const day = () => test.db('daily_work').where({ name: 'retention' }).first(test.db.raw('done_for::text'));
    expect(await retainDaily(dependencies, new Date('2030-01-01T18:29:00Z'))).not.toBeNull();
    expect(await day()).toEqual({ done_for: '2030-01-01' });
    expect(removeUnfinished.mock.calls).toEqual([[new Date('2029-12-31T18:29:00Z')]]);
    expect(await retainDaily(dependencies, new Date('2030-01-01T18:29:59Z'))).toBeNull();
    expect(await retainDaily(dependencies, new Date('2030-01-01T18:30:00Z'))).not.toBeNull();
    expect(await day()).toEqual({ done_for: '2030-01-02' });
    expect(await listApplied()).toHaveLength(2);
  });
});
