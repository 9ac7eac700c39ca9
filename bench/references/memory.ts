// Koa that answers from memory: the bytes of BODY_FILE with the given encoding, or 304 when they are known.
import { readFileSync } from 'node:fs';
import Koa from 'koa';

const body = process.env['BODY_FILE'] ? readFileSync(process.env['BODY_FILE']) : Buffer.from('{}');
const etag = '"known"';

const app = new Koa();
app.use(async (ctx) => {
  ctx.set('ETag', etag);
  if (ctx.get('If-None-Match') === etag) {
    ctx.status = 304;
    return;
  }
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Content-Encoding', 'br');
  ctx.body = body;
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
