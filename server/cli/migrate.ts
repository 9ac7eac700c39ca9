import '../platform/process/failOnSignal.ts';

// Loaded after the handler of signals is there.
const { migrateDatabase } = await import('./migrateDatabase.ts');
await migrateDatabase(process.argv[2]);
