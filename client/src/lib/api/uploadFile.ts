import { type UploadedFileAnswer, uploadAnswerSchema } from '@modules/uploads/contract.ts';
import { renewal } from '../session/renewal.ts';
import { readToken } from '../session/storedSession.ts';

type Options = {
  signal: AbortSignal;
  /** Fraction sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Enough for 10 MB on a slow connection. */
const longestMs = 180_000;

type Reply = { status: number; body: unknown };

/** Thrown when an upload was rejected or did not arrive. `reason`: the server's error text, if any. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly reason: string | null;
  constructor(reason: string | null) {
    super(reason ?? 'The upload did not arrive');
    this.reason = reason;
  }
}

/**
 * Uploads one file with the session's token. Uses XMLHttpRequest because `fetch` does not report upload progress.
 * If the session has ended, requests a new sign-in and sends the file again.
 * @param path below `/api/`, such as `destinations/upload-image`
 * @throws UploadError; a DOMException named AbortError when `signal` was aborted
 */
export async function uploadFile(
  path: string,
  field: string,
  file: File,
  options: Options,
): Promise<UploadedFileAnswer> {
  const token = readToken();
  let reply = await send(path, field, file, token, options);
  if (reply.status === 401 && token && renewal.ask && (await renewal.ask(token))) {
    reply = await send(path, field, file, readToken(), options);
  }
  if (reply.status >= 400) throw new UploadError(toldIn(reply.body));
  const parsed = uploadAnswerSchema.safeParse(reply.body);
  if (!parsed.success) throw new UploadError(null);
  return parsed.data.file;
}

function send(
  path: string,
  field: string,
  file: File,
  token: string | null,
  { signal, onProgress }: Options,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const form = new FormData();
    form.append(field, file);
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.timeout = longestMs;
    request.onerror = () => reject(new UploadError(null));
    request.ontimeout = () =>
      reject(new UploadError('Request timeout. Please check your connection and try again.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function toldIn(body: unknown): string | null {
  const text = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof text === 'string' ? text : null;
}
