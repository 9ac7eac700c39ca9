import { request } from 'node:http';

export type PlainAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/** One GET whose answer is taken as it was sent: fetch would unpack it. */
export function get(url: string, headers: Record<string, string> = {}): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>, // none that we ask for comes twice
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
