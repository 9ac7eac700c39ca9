import { Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../lib/api/downloadFile.ts';
import { formatBytes } from './formatBytes.ts';
import { onFirstClick } from './onFirstClick.ts';
import { toast } from './toast.ts';

type Props = {
  label: string;
  path: string;
  /** The request body, for values that must not appear in a URL. */
  body?: object;
  fallbackName: string;
  doneText: string;
  failedText: string;
  /** On a phone, only the icon is visible. */
  iconOnPhone?: boolean;
};

/** Starts a download; while it runs the button shows its progress and cancels it. */
export function DownloadButton(props: Props) {
  const { label, path, body, fallbackName, doneText, failedText, iconOnPhone = false } = props;
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setProgress('');
    try {
      await downloadFile(path, fallbackName, {
        signal: stop.signal,
        body,
        onProgress: (received, total) =>
          setProgress(total ? `${Math.round((received / total) * 100)}%` : formatBytes(received)),
      });
      toast('success', doneText);
    } catch {
      if (!stop.signal.aborted) toast('error', failedText);
    }
    setProgress(null);
  };

  const isRunning = progress !== null;
  return (
    <Button
      variant="outlined"
      color={isRunning ? 'warning' : 'primary'}
      startIcon={isRunning ? <X size={16} /> : <Download size={16} />}
      onClick={onFirstClick(() => (isRunning ? running.current?.abort() : start()))}
      sx={iconOnPhone ? iconOnPhoneStyles : undefined}
    >
      {isRunning ? `Cancel export ${progress}` : label}
    </Button>
  );
}

/** The text starts beyond the edge, and names the button for screen readers. */
const iconOnPhoneStyles = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    width: 40,
    minWidth: 0,
    justifyContent: 'flex-start',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& .MuiButton-startIcon': { mr: 3 },
  },
});
