import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { advisoryLocks } from '../../server/platform/db/advisoryLocks.ts';
import type { ApiClient } from '../../server/testing/apiClient.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { readPdfText } from '../../server/testing/readPdfText.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { buildClient } from '../../server/testing/signIn.ts';
import { useFolder } from '../../server/testing/useFolder.ts';

const journeys = 30;

describe.each(backends)('with the queues on %s, each journey has one current brochure', (backend) => {
  const database = useDatabase();
  const redis = useBackend(backend);
  const processes = useProcesses();
  const folder = useFolder();
  let api: TestProcess;
  let settings: Settings;
  let staff: ApiClient;

  const call = async (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const response = await staff[method](path, { body });
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
    return response.body;
  };
  const listPrinted = () => database.db('destinations').whereNotNull('printed_brochure');

  beforeAll(async () => {
    settings = faultSettings(database, redis, { DATA_DIR: folder.path });
    api = await processes.startApi(settings);
    staff = await buildClient(api, database.db, 'admin');
  });

  it('when a worker is killed while it prints, and journeys change before the next one starts', async () => {
    const ids: number[] = [];
    // One after the other: on a busy machine, thirty at once may wait for a connection for too long.
    for (let n = 0; n < journeys; n += 1) {
      const { destination } = await call('post', '/api/destinations/create', {
        name: `Journey ${n}`,
        starting_price: 10_000,
        image: '/pictures/destinations/kerala.svg',
        itineraries: [{ day: 1, title: 'Fort Kochi', description: 'Chinese fishing nets.' }],
      });
      ids.push(destination.id);
    }
    // The last one cannot be printed before the worker is killed.
    const held = await database.db.transaction();
    await held.raw('select pg_advisory_xact_lock(?, ?)', [advisoryLocks.brochures, Math.max(...ids)]);
    const worker = await processes.startWorker(settings);
    await eventually(async () => (await listPrinted()).length > 0);
    await worker.end('SIGKILL');
    await held.rollback();
    expect((await listPrinted()).length, 'was killed in the middle').toBeLessThan(journeys);

    const [renamed, emptied, deleted, ...others] = ids;
    await call('put', `/api/destinations/${renamed}`, { name: 'Renamed' });
    await call('put', `/api/destinations/${emptied}`, { itineraries: [] });
    await call('delete', `/api/destinations/${deleted}`);
    await processes.startWorker(settings);
    await eventually(async () => expect(await listPrinted().pluck('id')).toHaveLength(journeys - 2), 120_000);
    // The events of the changes come last; each consumer has its row when its work is done.
    await eventually(async () => {
      const { rows } = await database.db.raw(
        `select id from events where type like 'destination.%' and type <> 'destination.brochure_printed' and not exists
           (select from consumed_events where consumer = 'brochures' and event_id = events.id)`,
      );
      expect(rows).toEqual([]);
    }, 120_000);

    const current = [renamed, ...others];
    const files = await readdir(join(folder.path, 'uploads/private/brochures'));
    expect(files.filter((name) => name.endsWith('.pdf')).sort()).toEqual(
      current.map((id) => `destination-${id}.pdf`).sort(),
    );
    for (const id of current) {
      const { destination } = await call('get', `/api/destinations/${id}`);
      expect(destination.has_brochure).toBe(true);
      const file = await readFile(join(folder.path, `uploads/private/brochures/destination-${id}.pdf`));
      expect(readPdfText(file)).toContain(destination.name.replace(' ', ''));
    }
    expect((await call('get', `/api/destinations/${emptied}`)).destination.has_brochure).toBe(false);
  });

  it('when a worker starts after an upgrade that draws them in another way, without an event', async () => {
    const former = { printed_brochure: 'a former hash', printed_edition: 1 };
    await database.db('destinations').whereNotNull('printed_brochure').update(former);
    await processes.startWorker(settings);
    await eventually(async () => expect(await listPrinted().where(former)).toEqual([]), 120_000);
    expect(await listPrinted()).toHaveLength(journeys - 2);
  });
});
