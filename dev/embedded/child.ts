import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from '../../server/platform/process/isReady.ts';
import { StartError } from '../../server/platform/process/startError.ts';
import { consoleLine } from './consoleLine.ts';
import { openLogFile } from './logFile.ts';

export type ChildOptions = {
  /** The name in lines to the operator. */
  name: string;
  /** Arguments of node. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The origin whose /readyz reports that it is ready. */
  origin: string;
  logFile: string;
  /** Receives lines for the operator. */
  say: (line: string) => void;
  /** Whether the operator also sees its warnings while it starts. */
  sayAll?: boolean;
  /** Called when it has died repeatedly and is not restarted any more. */
  onGivenUp: (line: string) => void;
};

export type Child = {
  /**
   * Waits until it is ready for the first time, or until the signal aborts.
   * @throws StartError when it ends or takes longer than a minute
   */
  ready(signal: AbortSignal): Promise<void>;
  /** Ends it: SIGTERM, and SIGKILL after 15 s. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL now, also while `stop` waits. */
  kill(): void;
};

const graceMs = 15_000;
const readyWithinMs = 60_000;
const quickExitMs = 20_000;
const maxQuickExits = 5;

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts a process in its own session, logs its output, and restarts it with growing delays when it dies. */
export function startChild(options: ChildOptions): Child {
  const { name, args, env, origin, logFile, say, sayAll = false, onGivenUp } = options;
  const log = openLogFile(logFile);
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let quickExits = 0;
  let wasReady = false;
  let lastWords = '';
  let current = launch();

  function launch(): ChildProcess {
    const began = performance.now();
    const child = spawn(process.execPath, args, {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.write(line);
        const shown = consoleLine(line);
        if (shown === undefined) return;
        lastWords = shown;
        if (wasReady || sayAll) say(`${name}: ${shown}`);
      });
    }
    child.on('exit', (code, signal) => {
      if (stopping || !wasReady) return;
      quickExits = performance.now() - began < quickExitMs ? quickExits + 1 : 0;
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      if (quickExits >= maxQuickExits) {
        onGivenUp(`The ${name} ${how}, for the ${maxQuickExits}th time in a row: see ${logFile}.`);
        return;
      }
      const waitMs = Math.min(500 * 2 ** quickExits, 10_000);
      say(`The ${name} ${how}; it starts again in ${waitMs / 1000} s.`);
      restart = setTimeout(() => {
        current = launch();
      }, waitMs);
    });
    return child;
  }

  /** The whole session, so that processes that the child started end with it. */
  function kill() {
    if (isOver(current) || current.pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? current.pid : -current.pid, 'SIGKILL');
    } catch {
      // It has just ended.
    }
  }

  return {
    async ready(signal) {
      const deadline = performance.now() + readyWithinMs;
      while (!(await isReady(origin))) {
        if (signal.aborted) return;
        if (isOver(current)) {
          await pause(100); // its last lines are on their way
          throw new StartError(`The ${name} does not start: ${lastWords || `see ${logFile}`}`);
        }
        if (performance.now() > deadline) {
          throw new StartError(`The ${name} is not ready after ${readyWithinMs / 1000} s: see ${logFile}.`);
        }
        await pause(50);
      }
      wasReady = true;
    },
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (!isOver(current)) {
        const exited = once(current, 'exit');
        current.kill('SIGTERM');
        const timer = setTimeout(() => {
          say(`The ${name} has not stopped within ${graceMs / 1000} s and is killed.`);
          kill();
        }, graceMs);
        await exited;
        clearTimeout(timer);
      }
      await log.close();
    },
    kill,
  };
}
