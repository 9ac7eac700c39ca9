import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/db.ts';
import { migrateToLatest } from '../platform/db/migrations.ts';
import { startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server, for creating and dropping databases. */
    postgresUrl: string;
    /** Where the uploads of the demo template are. */
    demoFolder: string;
    /** For files that outlive a test file; removed at the end of the run. */
    runFolder: string;
  }
}

/** The migrated database that every test file gets a copy of. */
export const templateDatabase = 'template_safarnama';

/** The address of another database on a server. */
export function databaseUrl(postgresUrl: string, name: string): string {
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}

/** Starts one Postgres for the whole run and migrates the template. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const chosen = project.vitest.config.project;
  const needNone: readonly string[] = ['architecture', 'components'];
  if (chosen.length > 0 && chosen.every((name) => needNone.includes(name))) return undefined;
  const postgres = await startTestPostgres();
  const admin = openDatabase(postgres.url, 2);
  const template = openDatabase(databaseUrl(postgres.url, templateDatabase), 2);
  try {
    await admin.raw('create database ??', [templateDatabase]);
    await migrateToLatest(template);
  } catch (error) {
    await Promise.all([admin.destroy(), template.destroy()]);
    await postgres.stop();
    throw error;
  }
  await Promise.all([admin.destroy(), template.destroy()]);
  const runFolder = await mkdtemp(join(tmpdir(), 'safarnama-test-run-'));
  const demoFolder = join(runFolder, 'demo');
  await mkdir(demoFolder);
  project.provide('postgresUrl', postgres.url);
  project.provide('demoFolder', demoFolder);
  project.provide('runFolder', runFolder);
  return async () => {
    await postgres.stop();
    await rm(runFolder, { recursive: true, force: true });
  };
}
