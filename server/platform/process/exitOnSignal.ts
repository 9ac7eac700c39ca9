// Imported first by every program. As process 1 of a container, Node ignores a signal without a handler: without this,
// a program that is still loading would have to be killed. `onStop` takes over once there are resources to close.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
