// Loaded before a child's own code (`node --import`). The child runs in its own session, so that a terminal's Ctrl-C
// does not reach it; it shuts down when its parent is gone for any reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
