import { fetchSignedIn } from './fetchSignedIn.ts';

type Options = {
  signal: AbortSignal;
  /** Sent as JSON with POST; without a body the file is fetched with GET. */
  body?: object | undefined;
  /** Bytes received, and the total if the server sent it. */
  onProgress: (received: number, total: number | null) => void;
};

/** Fetches a file with the session's token and saves it under the name that the server sent. @throws like `fetchSignedIn` */
export async function downloadFile(
  path: string,
  fallbackName: string,
  { signal, body, onProgress }: Options,
) {
  const sent = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetchSignedIn(path, { signal, ...sent });
  const blob = await readAll(response, onProgress);
  saveBlob(blob, getFileName(response) ?? fallbackName);
  return blob;
}

export function saveBlob(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function readAll(response: Response, onProgress: Options['onProgress']) {
  const length = Number(response.headers.get('Content-Length'));
  const total = length > 0 && !response.headers.get('Content-Encoding') ? length : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    onProgress(received, total);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? 'application/octet-stream' });
}

/** The file name in the Content-Disposition header of a response; the encoded form (RFC 5987) takes precedence. */
export function getFileName({ headers }: Response): string | null {
  const header = headers.get('Content-Disposition');
  const encoded = header?.match(/filename\*\s*=\s*UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return header?.match(/filename\s*=\s*"?([^";]+)"?/i)?.[1]?.trim() ?? null;
}
