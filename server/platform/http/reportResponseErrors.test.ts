import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createLogger } from '../observability/logger.ts';
import { reportResponseErrors } from './reportResponseErrors.ts';

const written: { level: number; msg: string; err: { message: string; code?: string } }[] = [];
const debug = 20;
const failure = 50;

const app = new Koa();
app.use((ctx) => {
  ctx.type = 'text/plain';
  ctx.body = new Readable({
    read() {
      if (ctx.path === '/endless') setTimeout(() => this.push('more'), 5);
      else if (this.readableFlowing) this.destroy(new Error('the disk cannot be read'));
    },
  });
});
const logger = createLogger('test', 'debug', {
  write: (line) => {
    written.push(JSON.parse(line));
  },
});
app.on('error', reportResponseErrors(logger));

let server: ReturnType<Koa['listen']>;
let origin = '';
beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind
});
afterAll(() => server.close());

it('a client that disconnects is no error, a body that cannot be read is one', async () => {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/endless`, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await eventually(() => written.length > 0);
  expect(written).toMatchObject([{ level: debug, msg: 'client disconnected' }]);

  written.length = 0;
  await expect(fetch(`${origin}/broken`).then((broken) => broken.text())).rejects.toThrow();
  await eventually(() => written.length > 0);
  const expected = { level: failure, msg: 'response failed', err: { message: 'the disk cannot be read' } };
  expect(written[0]).toMatchObject(expected);
});

it('an upload whose sender leaves is no error', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end('POST /endless HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
  const cut = () => written.find(({ err }) => err.code === 'HPE_INVALID_EOF_STATE');
  await eventually(() => cut() !== undefined);
  expect(cut()).toMatchObject({ level: debug, msg: 'client disconnected' });
});
