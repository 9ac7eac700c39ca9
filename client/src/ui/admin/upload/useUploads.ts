import { useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { z } from 'zod';
import { ApiFailure } from '../../../lib/api/apiError.ts';
import { uploadFile } from '../../../lib/api/uploadFile.ts';
import { createSharedValue } from '../../../lib/createSharedValue.ts';
import { checkFile, type FileRules } from '../../../lib/forms/checkFile.ts';
import { FormUploadsContext } from '../form/FormUploadsContext.ts';

export type RunningUpload = { key: number; name: string; share: number; cancel: () => void };

export type UploadOptions<Uploaded> = {
  /** Path of the upload endpoint below `/api/`, and the name of its form field. */
  path: string;
  field: string;
  rules: FileRules;
  /** Of the response. */
  schema: z.ZodType<Uploaded>;
  /** Whether uploads continue when their field is left, instead of being cancelled; the next field of `path` has them. */
  outlivesField?: boolean;
  onDone: (uploaded: Uploaded) => void;
  /** The file breaks a rule and was not uploaded. */
  onRefused: (text: string, file: File) => void;
  /** `reason`: the server's reason, if any. */
  onFailed: (reason: string | null, file: File) => void;
};

let lastKey = 0;
/** Of all fields; `owner` is the path of uploads that outlive their field, or else the id of the field. */
const allRunning = createSharedValue<readonly (RunningUpload & { owner: string })[]>([]);

/** The server's reason, or that it took too long; null when the upload did not arrive. */
function getReason(error: unknown): string | null {
  if (!(error instanceof ApiFailure)) return null;
  const { status, message } = error.error;
  return status === 'network' || status === 'malformed' ? null : message;
}

export const imageFailureText = (reason: string | null) =>
  reason ? `Failed to upload image: ${reason}` : 'Failed to upload image';

/** Uploads files one after the other, each with its progress and a way to cancel it. */
export function useUploads<Uploaded>(options: UploadOptions<Uploaded>) {
  const id = useId();
  const owner = options.outlivesField ? options.path : id;
  const running = allRunning.use().filter((one) => one.owner === owner);
  const queue = useRef(Promise.resolve());
  const latest = useRef(options);
  const countUploads = useContext(FormUploadsContext);
  const busy = running.length > 0;

  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!busy) return;
    countUploads((count) => count + 1);
    return () => countUploads((count) => count - 1);
  }, [busy, countUploads]);
  const leave = useEffectEvent(() => {
    if (options.outlivesField) return;
    for (const { cancel } of running) cancel();
  });
  useEffect(() => () => leave(), []);

  const remove = (key: number) => allRunning.set(allRunning.get().filter((one) => one.key !== key));

  const send = async (file: File, key: number, stop: AbortController) => {
    if (stop.signal.aborted) return;
    const { path, field, schema } = latest.current;
    const onProgress = (share: number) =>
      allRunning.set(allRunning.get().map((one) => (one.key === key ? { ...one, share } : one)));
    try {
      const response = await uploadFile(path, field, file, { signal: stop.signal, onProgress, schema });
      latest.current.onDone(response);
    } catch (error) {
      if (!stop.signal.aborted) latest.current.onFailed(getReason(error), file);
    }
    remove(key);
  };

  const start = (files: Iterable<File>) => {
    for (const file of files) {
      const refusal = checkFile(file, options.rules);
      if (refusal) {
        options.onRefused(refusal, file);
        continue;
      }
      lastKey += 1;
      const key = lastKey;
      const stop = new AbortController();
      const cancel = () => {
        stop.abort();
        remove(key);
      };
      allRunning.set([...allRunning.get(), { owner, key, name: file.name, share: 0, cancel }]);
      queue.current = queue.current.then(() => send(file, key, stop));
    }
  };

  return { running, start };
}
