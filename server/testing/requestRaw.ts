import { request } from 'node:http';

/** The response to an address and headers that are sent unchanged: fetch would normalise them. */
export const requestRaw = (origin: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
    request(`${origin}/`, { path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
      );
    })
      .on('error', reject)
      .end();
  });
