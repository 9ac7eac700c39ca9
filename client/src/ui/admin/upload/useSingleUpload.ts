import { useEffect, useEffectEvent, useState } from 'react';
import { type UploadOptions, useUploads } from './useUploads.ts';

type Options = Omit<UploadOptions, 'onRefused' | 'onFailed'> & {
  onFailed: () => void;
  /** Builds the message of a failed upload; `reason` is the server's reason. */
  failureText: (reason: string | null) => string;
  /** Uploaded at once. */
  first?: File | undefined;
};

/** The upload of one file, and why the last one was refused or failed. */
export function useSingleUpload({ onFailed, failureText, first, ...options }: Options) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const { running, start } = useUploads({
    ...options,
    onRefused: setTrouble,
    onFailed: (reason) => {
      onFailed();
      setTrouble(failureText(reason));
    },
  });
  const begin = (files: File[]) => {
    setTrouble(null);
    start(files.slice(0, 1));
  };
  const beginFirst = useEffectEvent(() => first && begin([first]));
  useEffect(() => void beginFirst(), []);
  return { upload: running[0], trouble, dismissTrouble: () => setTrouble(null), begin };
}
