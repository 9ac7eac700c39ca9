import { z } from 'zod';

/** A name as Postgres quotes it, in one of our schemas: it becomes part of statements. */
const tableName = /^(public|bullmq)\.(\w+|"[^"]+")$/;
const columnName = /^(\w+|"[^"]+")$/;

/** The first entry of a backup: its content, and the schema for which it was made. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(tableName),
      columns: z.array(z.string().regex(columnName)),
      file: z.string(),
    }),
  ),
  sequences: z.array(
    z.object({ name: z.string().regex(tableName), last: z.number(), isCalled: z.boolean() }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';
export const tablesFolder = 'tables/';
export const uploadsFolder = 'uploads/';
