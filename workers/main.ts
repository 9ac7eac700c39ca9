import '../server/platform/process/exitOnSignal.ts';

// Loaded after the handler of signals is there: reading and compiling the worker takes a while.
const { startWorker } = await import('./worker.ts');
await startWorker();
