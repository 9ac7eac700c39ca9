import './platform/process/exitOnSignal.ts';

// Loaded after the handler of signals is there: reading and compiling the API takes a while.
const { startApi } = await import('./api.ts');
await startApi();
