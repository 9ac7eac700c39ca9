import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../platform/config.ts';
import { useDatabase } from '../testing/database.ts';
import { useFolder } from '../testing/useFolder.ts';
import { firstAdmin } from './firstAdmin.ts';

const database = useDatabase();
const folder = useFolder();

it('the generated password of the first administrator is stored even if there is no data folder yet', async () => {
  const dataDir = join(folder.path, 'not', 'there');
  const config = loadConfig({
    PUBLIC_URL: 'https://safarnama.example',
    JWT_SECRET: 'a test secret of more than 32 characters',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  });
  const { password } = await firstAdmin(database.db, config);
  const kept = await readFile(join(dataDir, 'first-admin.txt'), 'utf8');
  expect(password.startsWith(/^password: (\S+)$/m.exec(kept)?.[1] ?? 'none')).toBe(true);
});
