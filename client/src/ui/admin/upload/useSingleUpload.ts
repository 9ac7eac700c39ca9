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
  first?: File | undefined;
};

/**
 * The upload of the file of a field, and why the last one was refused or failed. A failed upload leaves the field
 * empty; `lost` is the file that it or a removal took away, which `put` can restore.
 */
export function useSingleUpload<Value>(options: Options<Value>) {
  const { value, empty, onChange, toValue, describeUploadFailure, first, ...uploads } = options;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [lost, setLost] = useState(empty);
  const change = (next: Value) => {
    if (value) setLost(value);
    onChange(next);
  };
  const put = (next: Value) => {
    setTrouble(null);
    change(next);
  };
  const { running, start } = useUploads({
    ...uploads,
    schema: uploadResponseSchema,
    onDone: ({ file }) => put(toValue(file)),
    onRefused: setTrouble,
    onFailed: (reason) => {
      change(empty);
      setTrouble(describeUploadFailure(reason));
    },
  });
  const begin = (files: File[]) => {
    setTrouble(null);
    start(files.slice(0, 1));
  };
  const beginFirst = useEffectEvent(() => first && begin([first]));
  useEffect(() => void beginFirst(), []);
  return { upload: running[0], trouble, lost, put, begin };
}
