import { openDatabase } from '../../server/platform/db/db.ts';
import { formatReplay, replay } from '../delivery/replay.ts';
import { projections } from '../projections.ts';

/** `npm run replay` rebuilds all read models, `npm run replay -- activity` one of them. */
async function main(name: string | undefined) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is missing');
  const chosen = projections.filter(({ consumer }) => !name || consumer === name);
  if (chosen.length === 0) {
    throw new Error(`No read model is called ${name}: ${projections.map((one) => one.consumer).join(', ')}`);
  }
  const db = openDatabase(url, 2, 'safarnama-replay');
  try {
    for (const projection of chosen) {
      process.stdout.write(`${projection.consumer}: ${formatReplay(await replay(db, projection))}\n`);
    }
  } finally {
    await db.destroy();
  }
}

main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
