import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Servers have the first core to themselves; the load comes from the second one. */
export const cores = { server: 0, load: 1 } as const;

export const isPinned =
  availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Starts a Node program on one core, where the machine allows it. */
export function spawnOn(core: number, nodeArguments: string[], options: SpawnOptions): ChildProcess {
  return isPinned
    ? spawn('taskset', ['-c', String(core), process.execPath, ...nodeArguments], options)
    : spawn(process.execPath, nodeArguments, options);
}
