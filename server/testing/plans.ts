import type { Database } from '../platform/db/db.ts';

type Query = { sql: string; bindings?: readonly unknown[] };

/**
 * Runs `work` and returns every SELECT that it sent through `db`, with its plan.
 * @throws Error when there is none, apart from the session of the caller
 */
export async function explainPlans(
  db: Database,
  work: () => Promise<void>,
): Promise<{ sql: string; plan: string }[]> {
  const queries: Query[] = [];
  const note = (query: Query) => queries.push(query);
  db.on('query', note);
  try {
    await work();
  } finally {
    db.removeListener('query', note);
  }
  const reads = queries.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql));
  if (reads.every(({ sql }) => sql.includes('"sessions"'))) throw new Error('The work read nothing');
  const plans = [];
  for (const { sql, bindings = [] } of reads) {
    // The driver numbers its bindings; knex uses question marks.
    const text = sql.replace(/\$\d+/g, '?');
    const { rows } = await db.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${text}`, [
      ...(bindings as string[]), // knex accepts every value that it has returned
    ]);
    plans.push({ sql, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
  }
  return plans;
}
