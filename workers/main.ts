import '../server/platform/process/exitOnSignal.ts';

// Loaded after the signal handlers are installed: reading and compiling the worker takes a while.
const { startWorker } = await import('./worker.ts');
await startWorker();
