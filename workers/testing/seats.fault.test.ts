import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../server/testing/apiClient.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { bookingForm } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { buildClient } from '../../server/testing/signIn.ts';

const enquiries = 60;
const seatsEach = 2;
const date = '2098-01-01';

describe.each(backends)('with the queues on %s, the seats of lost enquiries are released once', (backend) => {
  const database = useDatabase();
  const redis = useBackend(backend);
  const processes = useProcesses();
  let api: TestProcess;
  let settings: Settings;
  let staff: ApiClient;

  const call = async (method: 'post' | 'put', path: string, body: object) => {
    const response = await staff[method](path, { body });
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
    return response.body.data;
  };
  /** The seats as counted by the departure, and the sum of the confirmations. */
  const readSeats = async (): Promise<{ taken: number; confirmed: number }> => {
    // One statement: a killed worker may have sent a commit that follows.
    const { rows } = await database.db.raw(
      `select (available_dates->0->>'seats_taken')::int as taken,
         (select coalesce(sum(seats), 0)::int from departure_seats) as confirmed
       from destinations where name = 'Gokarna'`,
    );
    return rows[0];
  };

  beforeAll(async () => {
    settings = faultSettings(database, redis);
    api = await processes.startApi(settings);
    staff = await buildClient(api, database.db, 'admin');
    await call('post', '/api/destinations/create', {
      name: 'Gokarna',
      starting_price: 10_000,
      image: '/uploads/images/x.jpg',
      available_dates: [{ date, seats: (enquiries + 1) * seatsEach }],
    });
  });

  it('when a worker is killed in the middle of it', async () => {
    // One more enquiry has seats permanently, so that a double release would show.
    const ids: number[] = [];
    // One after the other: they lock the same departure, and requests do not wait long for a lock.
    for (let n = 0; n <= enquiries; n += 1) {
      const fields = { for: 'destination', info: 'Gokarna', event_date: date, adults: '2' };
      const { id } = await call('post', '/api/booking/submit', bookingForm(fields));
      await call('put', `/api/enquiries/${id}/seats`, { seats: seatsEach });
      ids.push(id);
    }
    expect(await readSeats()).toEqual({ taken: 122, confirmed: 122 });
    for (const id of ids.slice(1))
      await call('put', `/api/enquiries/${id}/outcome`, { outcome: 'lost', reason: 'price' });

    // The seats of the last one cannot be released before the worker is killed.
    const last = await database.db('events').where({ type: 'enquiry.lost' }).max({ id: 'entity_id' }).first();
    const held = await database.db.transaction();
    await held('departure_seats').where({ enquiry_id: last?.['id'] }).forUpdate();
    const worker = await processes.startWorker(settings);
    await eventually(async () => (await readSeats()).confirmed < 122);
    await worker.end('SIGKILL');
    await held.rollback();
    const { taken, confirmed } = await readSeats();
    expect(taken).toBe(confirmed);
    expect(confirmed, 'was killed in the middle').toBeGreaterThan(seatsEach);
    await processes.startWorker(settings);
    await eventually(async () => {
      expect(await readSeats()).toEqual({ taken: seatsEach, confirmed: seatsEach });
    }, 120_000);
    expect(await database.db('consumed_events').where({ consumer: 'seats' })).toHaveLength(enquiries);
  });
});
