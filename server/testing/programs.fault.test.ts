import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useDatabase } from './database.ts';
import { useFolder } from './useFolder.ts';

const run = promisify(execFile);

const folder = useFolder();
const database = useDatabase();

const listPrograms = async (directory: string) =>
  (await readdir(directory)).filter((name) => name.endsWith('.js')).map((name) => join(directory, name));

it('each program starts, and names missing settings or arguments in plain words', async () => {
  const programs = [
    'dist/server/main.js',
    'dist/workers/main.js',
    'dist/demo/seed.js',
    ...(await listPrograms('dist/server/cli')),
    ...(await listPrograms('dist/workers/cli')),
  ];
  expect(programs.length).toBeGreaterThan(7);
  for (const program of programs) {
    // In an empty folder there is no .env file.
    const result = await run(process.execPath, [resolve(program)], {
      cwd: folder.path,
      env: { NODE_ENV: 'production' },
    }).catch((error: { code: number; stdout: string; stderr: string }) => error);
    expect(result, program).toMatchObject({ code: 1 });
    const text = result.stderr + result.stdout;
    expect(text, program).toMatch(/DATABASE_URL|make restore file=/);
    expect(text, program).not.toContain('    at ');
  }
});

// Node never finishes making a folder there; nor does it in one of a file server that is away.
it.runIf(process.platform === 'linux')(
  'the doctor ends, and names a data folder that never responds',
  async () => {
    const env = { DATA_DIR: '/proc/safarnama', STORAGE_URL: `file:${folder.path}/uploads` };
    const options = { cwd: folder.path, env, timeout: 60_000 };
    const doctor = run(process.execPath, [resolve('dist/server/cli/doctor.js')], options);
    await expect(doctor).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^FAIL {2}data folder: too slow/m),
    });
  },
);

it('while Redis is unavailable, a backup is made, and the list of dead letters names what is missing', async () => {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    DATA_DIR: join(folder.path, 'data'),
  };
  const options = { cwd: folder.path, env, timeout: 60_000 };
  const backup = [resolve('dist/dev/withDatabase.js'), 'server/cli/backup.js', 'backup.tar.gz'];
  expect((await run(process.execPath, backup, options)).stdout).toMatch(/^Wrote .*backup\.tar\.gz/);
  const deadLetters = run(process.execPath, [resolve('dist/workers/cli/deadLetters.js')], options);
  await expect(deadLetters).rejects.toMatchObject({ code: 1, stderr: 'Redis cannot be reached\n' });
});
