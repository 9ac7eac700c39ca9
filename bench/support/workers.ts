import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/platform/process/freePort.ts';
import { isReady } from '../../server/platform/process/isReady.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { spawnOn } from './cores.ts';
import { dist } from './programs.ts';

export type RunningWorker = { stop(): Promise<void> };

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A built worker with the settings of production, on one core. */
export async function startWorker(core: number, settings: Record<string, string>): Promise<RunningWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-bench-'));
  const port = await freePort();
  const child = spawnOn(core, ['--enable-source-maps', join(dist, 'workers/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://safarnama.example',
      JWT_SECRET: 'a secret of the bench, and of nothing else',
      MAIL_FROM: 'hello@example.com',
      STAFF_EMAIL: 'staff@example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      METRICS_PORT: String(port),
      DATA_DIR: folder,
      STORAGE_URL: `file:${join(folder, 'uploads')}`,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  await eventually(() => isReady(`http://127.0.0.1:${port}`), 30_000);
  return {
    async stop() {
      running.delete(child);
      if (child.exitCode !== null) throw new Error('The worker ended by itself');
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
