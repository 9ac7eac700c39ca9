import { Button } from '@mui/material';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../lib/api/downloadFile.ts';
import { bytesText } from './bytesText.ts';

type Props = {
  label: string;
  /** Read when the download starts. */
  path: () => string;
  /** The request body, for values that must not appear in a URL. */
  body?: () => object;
  fallbackName: () => string;
  onDone: () => void;
  onFailed: (error: unknown) => void;
};

/** Starts a download; while it runs the button shows its progress and cancels it. */
export function DownloadButton({ label, path, body, fallbackName, onDone, onFailed }: Props) {
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<string | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setProgress('');
    try {
      await downloadFile(path(), fallbackName(), {
        signal: stop.signal,
        body: body?.(),
        onProgress: (received, total) =>
          setProgress(total ? `${Math.round((received / total) * 100)}%` : bytesText(received)),
      });
      onDone();
    } catch (error) {
      if (!stop.signal.aborted) onFailed(error);
    }
    setProgress(null);
  };

  return progress === null ? (
    <Button variant="outlined" startIcon={<Download size={16} />} onClick={start}>
      {label}
    </Button>
  ) : (
    <Button
      variant="outlined"
      color="warning"
      startIcon={<X size={16} />}
      onClick={() => running.current?.abort()}
    >
      Cancel export {progress}
    </Button>
  );
}
