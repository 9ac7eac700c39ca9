import { request } from 'node:http';

export type PlainResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** One GET whose body is not decompressed, unlike with fetch. */
export function get(url: string, headers: Record<string, string> = {}): Promise<PlainResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>, // none that we ask for comes twice
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
