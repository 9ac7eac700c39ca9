import type { TestProcess } from './processes.ts';

/**
 * Makes calls at once and repeats each until it fails, because the process that serves them is killed (SIGKILL) when
 * one has responded. Only a further repetition shows whether a failed one was committed.
 */
export async function killDuring(
  process: Pick<TestProcess, 'end'>,
  calls: (() => Promise<unknown>)[],
): Promise<void> {
  let killed: Promise<void> | undefined;
  const repeat = async (call: () => Promise<unknown>) => {
    for (;;) {
      try {
        await call();
      } catch {
        return;
      }
      killed ??= process.end('SIGKILL');
    }
  };
  await Promise.all(calls.map(repeat));
  await killed;
}
