import { constants } from 'node:os';

// Imported first by a program that must not look finished when it was stopped. As process 1 of a container, Node
// ignores a signal without a handler. Ending the process ends its connections, and Postgres rolls back uncommitted
// work.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
