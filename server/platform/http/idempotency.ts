import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import { type Database, type Transaction, transaction } from '../db/db.ts';
import { badRequest, conflict } from '../errors.ts';
import type { CommandContext } from '../events/events.ts';
import { isPlainForm } from './plainForm.ts';

/** A caller's key for one submission, and the content submitted with it. Keys live 24 hours. */
export type Idempotency = { call: string; key: string | null; bodyHash: string };

/**
 * Reads `Idempotency-Key` and hashes the body with the content of its file, but not its name. A form without script has
 * no such header: the same values, sent again, are the same submission.
 * @param formKey the key that a form sends as a field
 * @throws AppError 400 for a key over 128 characters
 */
export async function readIdempotency(
  ctx: Context,
  call: string,
  body: unknown,
  file?: { path: string },
  formKey?: string,
): Promise<Idempotency> {
  const key = ctx.get('Idempotency-Key') || formKey || null;
  if (key && key.length > 128) throw badRequest('Idempotency-Key must be at most 128 characters long.');
  if (!key && !isPlainForm(ctx)) return { call, key, bodyHash: '' };
  const hash = createHash('sha256').update(JSON.stringify(body));
  if (file) {
    hash.update('\0');
    await pipeline(createReadStream(file.path), hash, { end: false });
  }
  const bodyHash = hash.digest('base64url');
  return { call, key: key ?? bodyHash, bodyHash };
}

/** Whether a submission with this key was stored. */
export async function isKeyUsed(db: Database, { call, key }: Idempotency): Promise<boolean> {
  const row = key ? await db('idempotency_keys').where({ call, key }).first('key') : undefined;
  return row !== undefined;
}

/** The response to the first submission with a key. @throws AppError 409 when its content was different */
export async function readFirstResponse<Response>(
  db: Database,
  { call, key, bodyHash }: Idempotency,
): Promise<Response> {
  const first = await db('idempotency_keys')
    .select('body_hash', 'answer')
    .where({ call, key })
    .first<{ body_hash: string; answer: Response } | undefined>();
  if (first?.body_hash === bodyHash) return first.answer;
  throw conflict(
    'An earlier version of this was stored already. Submit it again to store this version as well.',
    'idempotency_conflict',
  );
}

/**
 * Runs `work` in a transaction, once for a key. A concurrent duplicate waits for the first one's commit and gets its
 * response. A failure stores nothing, because the key rolls back with everything else.
 * @throws AppError 409 when the key was used with another body
 */
export async function withIdempotencyKey<Response extends object | number>(
  db: Database,
  idempotency: Idempotency,
  work: (trx: Transaction) => Promise<Response>,
): Promise<Response> {
  const { call, key, bodyHash } = idempotency;
  return transaction(db, async (trx) => {
    if (!key) return work(trx);
    const claimed = await trx.raw<{ rowCount: number }>(
      `insert into idempotency_keys as k (call, key, body_hash, answer) values (?, ?, ?, 'null')
       on conflict (call, key) do update set body_hash = excluded.body_hash, created_at = now()
         where k.created_at < now() - interval '24 hours'
       returning 1`,
      [call, key, bodyHash],
    );
    if (claimed.rowCount === 0) return readFirstResponse<Response>(trx, idempotency);
    const response = await work(trx);
    await trx('idempotency_keys')
      .where({ call, key })
      .update({ answer: JSON.stringify(response) });
    return response;
  });
}

/**
 * Creates an entry of the back office, once for the `Idempotency-Key` of the request.
 * @throws AppError 400 for a key over 128 characters, 409 when the key was used with another body
 */
export async function createOnce<Body, Created extends object | number>(
  db: Database,
  { ctx, body, context }: { ctx: Context; body: Body; context: CommandContext },
  create: (trx: Transaction, body: Body, context: CommandContext) => Promise<Created>,
): Promise<Created> {
  const idempotency = await readIdempotency(ctx, `${ctx.path}.${context.actor?.id}`, body);
  return withIdempotencyKey(db, idempotency, (trx) => create(trx, body, context));
}
