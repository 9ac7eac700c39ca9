// The load generator: a process of its own, so that it has a core of its own. It speaks HTTP over plain sockets,
// because Node's client costs more than the servers that it would measure, and it checks every single response.
import { createConnection } from 'node:net';
import type { LoadResult, LoadTask } from './load.ts';

let sentEver = 0;

/** `{n}` stands for another number in each request, `{ip}` for another address. */
function requestBytes({ method, path, headers, body }: LoadTask['requests'][number], host: string): Buffer {
  sentEver += 1;
  const fill = (text: string) =>
    text
      .replaceAll('{n}', String(sentEver))
      .replaceAll('{ip}', `10.${(sentEver >> 16) & 255}.${(sentEver >> 8) & 255}.${sentEver & 255}`);
  const content = body === undefined ? '' : fill(body);
  const lines = [`${method} ${fill(path)} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${fill(value)}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(content)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

const lengthHeader = '\r\nContent-Length: ';

/**
 * Compares the head with the exact text that both sides write: a pattern over a long head would take this process
 * longer than its servers.
 */
function contentLength(received: Buffer, headEnd: number): number {
  const at = received.indexOf(lengthHeader, 0, 'latin1');
  if (at < 0 || at > headEnd) return Number.NaN;
  return Number.parseInt(received.toString('latin1', at + lengthHeader.length, headEnd), 10);
}

const connections = 32;

function runTask({ port, seconds, requests }: LoadTask): Promise<LoadResult> {
  const host = `127.0.0.1:${port}`;
  const isFixed = requests.map((request) => !/\{(n|ip)\}/.test(JSON.stringify(request)));
  const fixed = requests.map((request) => requestBytes(request, host));
  const expected = requests.map(({ expect }) => ({
    ...expect,
    bytes: expect.body === undefined ? undefined : Buffer.from(expect.body, 'base64'),
  }));
  const latencies: number[] = [];
  const began = performance.now();
  let open = connections;
  let turn = 0;
  const isDone = () => performance.now() - began >= seconds * 1000;

  return new Promise((resolve, reject) => {
    const connect = () => {
      const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
      let which = 0;
      let sentAt = 0;
      let received: Buffer = Buffer.alloc(0);

      const send = () => {
        if (isDone()) return close();
        which = turn % requests.length;
        turn += 1;
        const request = requests[which];
        const bytes = isFixed[which] || !request ? fixed[which] : requestBytes(request, host);
        sentAt = performance.now();
        if (bytes) socket.write(bytes);
      };
      const fail = (reason: string) => {
        socket.destroy();
        reject(new Error(`${requests[which]?.method} ${requests[which]?.path}: ${reason}`));
      };
      const check = (status: number, body: Buffer) => {
        const wanted = expected[which];
        if (!wanted) return;
        const shown = () => `${status} ${body.toString('utf8', 0, 300)}`;
        if (status !== wanted.status) return fail(`${wanted.status} expected, not ${shown()}`);
        if (wanted.bytes && !wanted.bytes.equals(body)) return fail(`another body expected than ${shown()}`);
        if (wanted.contains && !body.includes(wanted.contains))
          return fail(`${wanted.contains} expected in ${shown()}`);
      };

      socket.on('connect', send);
      socket.on('error', (error) => reject(error));
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const headEnd = received.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const status = Number(received.toString('latin1', 9, 12));
        const length = status === 304 ? 0 : contentLength(received, headEnd);
        if (Number.isNaN(length)) return fail(`no length in ${received.toString('latin1', 0, headEnd)}`);
        const end = headEnd + 4 + length;
        if (received.length < end) return;
        check(status, received.subarray(headEnd + 4, end));
        received = received.subarray(end);
        latencies.push(performance.now() - sentAt);
        send();
      });

      const close = () => {
        socket.end();
        open -= 1;
        if (open > 0) return;
        latencies.sort((a, b) => a - b);
        const at = (share: number) =>
          latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
        const elapsed = (performance.now() - began) / 1000;
        resolve({
          count: latencies.length,
          perSecond: latencies.length / elapsed,
          p50: at(0.5),
          p99: at(0.99),
        });
      };
    };
    for (let connection = 0; connection < connections; connection += 1) connect();
  });
}

process.on('message', (task: LoadTask) => {
  runTask(task).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
