import { Alert } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../Toasts.tsx';

/**
 * Reports failed actions in a toast or in a banner on the screen. A deferred deletion may fail when the screen with
 * the banner was left; a toast reports it then.
 */
export function useFailureReport(where: 'banner' | undefined) {
  const toast = useToast();
  const [text, setText] = useState<string | null>(null);
  const isBannerShown = useRef(false);
  useEffect(() => {
    isBannerShown.current = where === 'banner';
    return () => {
      isBannerShown.current = false;
    };
  }, [where]);
  const report = (failure: string) => {
    if (isBannerShown.current) setText(failure);
    else toast('error', failure);
  };
  const banner = text ? (
    <Alert severity="error" sx={{ mb: 2 }} onClose={() => setText(null)}>
      {text}
    </Alert>
  ) : null;
  return { report, banner };
}
