import '../platform/process/failOnSignal.ts';

// Loaded after the signal handlers are installed.
const { migrateDatabase } = await import('./migrateDatabase.ts');
await migrateDatabase(process.argv[2]);
