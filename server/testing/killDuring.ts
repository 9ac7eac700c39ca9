import type { TestProcess } from './processes.ts';

/**
 * Makes calls at once and kills the process that serves them (SIGKILL) when one has responded. Returns those without a
 * response: only a repetition shows whether they were committed.
 */
export async function killDuring<Call extends () => Promise<unknown>>(
  process: Pick<TestProcess, 'end'>,
  calls: Call[],
): Promise<Call[]> {
  const interrupted: Call[] = [];
  let responded = 0;
  let killed: Promise<void> | undefined;
  const make = async (call: Call) => {
    try {
      await call();
    } catch {
      interrupted.push(call);
      return;
    }
    responded += 1;
    if (responded === 1) killed = process.end('SIGKILL');
  };
  await Promise.all(calls.map(make));
  await killed;
  return interrupted;
}
