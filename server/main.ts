import './platform/process/exitOnSignal.ts';

// Loaded after the signal handlers are installed: reading and compiling the API takes a while.
const { startApi } = await import('./api.ts');
await startApi();
