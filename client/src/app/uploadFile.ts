import { type UploadedFileAnswer, uploadAnswerSchema } from '@modules/uploads/contract.ts';
import { renewal } from './session/renewal.ts';
import { readToken } from './session/storedSession.ts';

type Options = {
  signal: AbortSignal;
  /** How much has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Time for 10 MB on a poor line, and an end to waiting for a server that went away. */
const longestMs = 180_000;

type Reply = { status: number; body: unknown };

/** Thrown when an upload was refused or did not arrive. `told`: the server's own text, if it gave one. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly told: string | null;
  constructor(told: string | null) {
    super(told ?? 'The upload did not arrive');
    this.told = told;
  }
}

/**
 * Sends one file with the session's token. XMLHttpRequest, because `fetch` tells nothing of what was sent so far.
 * A session that ended meanwhile asks for a new sign-in and the file is sent again.
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
