// Loaded before a child's own code (`node --import`). The child lives in its own session, so that a terminal's
// Ctrl-C does not reach it; when its parent is gone, by whatever way, it ends in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
