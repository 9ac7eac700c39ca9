import { type UploadedFileResponse, uploadResponseSchema } from '@modules/uploads/contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UploadOptions, useUploads } from './useUploads.ts';

type Options<Value> = Pick<UploadOptions<unknown>, 'path' | 'field' | 'rules'> & {
  value: Value;
  /** The value of a field without a file; falsy. */
  empty: Value;
  onChange: (value: Value) => void;
  toValue: (file: UploadedFileResponse) => Value;
  /** Builds the message of a failed upload; `reason` is the server's reason. */
  describeUploadFailure: (reason: string | null) => string;
  /** Uploaded at once. */
  initialFile?: File | undefined;
};

/**
 * The upload of the file of a field, and why the last one was refused or failed. A failed upload leaves the field
 * empty; `previous` is the file that it or a removal took away, which `setValue` can restore.
 */
export function useSingleUpload<Value>(options: Options<Value>) {
  const { value, empty, onChange, toValue, describeUploadFailure, initialFile, ...uploads } = options;
  const [error, setError] = useState<string | null>(null);
  const [previous, setPrevious] = useState(empty);
  const change = (next: Value) => {
    if (value) setPrevious(value);
    onChange(next);
  };
  const setValue = (next: Value) => {
    setError(null);
    change(next);
  };
  const { running, start } = useUploads({
    ...uploads,
    schema: uploadResponseSchema,
    onDone: ({ file }) => setValue(toValue(file)),
    onRefused: setError,
    onFailed: (reason) => {
      change(empty);
      setError(describeUploadFailure(reason));
    },
  });
  const upload = (files: File[]) => {
    setError(null);
    start(files.slice(0, 1));
  };
  const uploadInitialFile = useEffectEvent(() => initialFile && upload([initialFile]));
  useEffect(() => void uploadInitialFile(), []);
  return { running: running[0], error, previous, setValue, upload };
}
