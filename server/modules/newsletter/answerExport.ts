import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Database } from '../../platform/db/db.ts';
import { csvStream } from '../../platform/text/csv.ts';
import type { SubscriberStatus } from './contract.ts';
import { csvHeader, toCsvRow, toSubscriber } from './presenter.ts';
import { eachSubscriber } from './queries.ts';

type Asked = { status?: SubscriberStatus | undefined; format: 'csv' | 'json' };

/** Streams every matching subscriber; memory does not grow with their number. `day` is part of the file's name. */
export function answerExport(db: Database, ctx: Context, { status, format }: Asked, day: string): void {
  if (format === 'json') {
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = Readable.from(jsonText(db, status), { objectMode: false, highWaterMark: 64 * 1024 });
    return;
  }
  async function* rows() {
    for await (const batch of eachSubscriber(db, { status })) yield batch.map(toCsvRow);
  }
  ctx.type = 'text/csv; charset=utf-8';
  ctx.attachment(`newsletter_subscribers_${status ?? 'all'}_${day}.csv`);
  ctx.body = csvStream(csvHeader, rows());
}

/** `{"success":true,"data":[…],"count":…}`, batch after batch. */
async function* jsonText(db: Database, status: SubscriberStatus | undefined): AsyncGenerator<string> {
  let count = 0;
  yield '{"success":true,"data":[';
  for await (const batch of eachSubscriber(db, { status })) {
    yield (count > 0 ? ',' : '') + batch.map((row) => JSON.stringify(toSubscriber(row))).join(',');
    count += batch.length;
  }
  yield `],"count":${count}}`;
}
