/**
 * A read that runs once at a time for each key. Callers that arrive while it runs share the next run, which starts after
 * they called, so that its result has every change that was committed before. A failure is only that of its run.
 */
export function coalesceReads<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const running = new Map<Key, Promise<unknown>>();
  const waiting = new Map<Key, Promise<Value>>();

  async function runNext(key: Key): Promise<Value> {
    await running.get(key)?.catch(() => undefined);
    waiting.delete(key);
    const run = read(key);
    running.set(key, run);
    return run;
  }

  return (key) => {
    const next = waiting.get(key) ?? runNext(key);
    waiting.set(key, next);
    return next;
  };
}
