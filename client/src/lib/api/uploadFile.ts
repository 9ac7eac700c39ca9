import { uploadTimeoutMs } from '@platform/http/uploadTimeout.contract.ts';
import type { z } from 'zod';
import { ApiFailure, malformed, timedOut, toHttpError, unreachable } from './apiError.ts';
import { sendWithRenewal } from './renewal.ts';
import { setAuthorizationHeader } from './storedToken.ts';

type Options = {
  signal: AbortSignal;
  /** Fraction sent, 0 to 1. */
  onProgress: (share: number) => void;
};

type Reply = { status: number; body: unknown };

/**
 * Uploads one file with the session's token. Uses XMLHttpRequest because `fetch` does not report upload progress.
 * If the session has ended, requests a new sign-in and sends the file again.
 * @param path below `/api/`, such as `destinations/upload-image`
 * @throws ApiFailure; a DOMException named AbortError when `signal` was aborted
 */
export async function uploadFile<Uploaded>(
  path: string,
  field: string,
  file: File,
  options: Options & { schema: z.ZodType<Uploaded> },
): Promise<Uploaded> {
  const { status, body } = await sendWithRenewal(
    () => send(path, field, file, options),
    (reply) => reply.status === 401,
  );
  if (status >= 400) throw new ApiFailure(toHttpError(status, body));
  const parsed = options.schema.safeParse(body);
  if (!parsed.success) throw new ApiFailure(malformed);
  return parsed.data;
}

function send(path: string, field: string, file: File, { signal, onProgress }: Options): Promise<Reply> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const form = new FormData();
    form.append(field, file);
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    for (const [name, value] of setAuthorizationHeader(new Headers({ Accept: 'application/json' }))) {
      request.setRequestHeader(name, value);
    }
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.timeout = uploadTimeoutMs;
    request.onerror = () => reject(new ApiFailure(unreachable));
    request.ontimeout = () => reject(new ApiFailure(timedOut));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
