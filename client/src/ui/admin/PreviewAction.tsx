import { Button } from '@mui/material';
import ScanEye from 'lucide-react/icons/scan-eye';
import { useToast } from './Toasts.tsx';
import { type PreviewTarget, usePreview } from './usePreview.ts';

/** Opens the public page of an entry, published or not, in a new tab. */
export function PreviewAction(target: PreviewTarget) {
  const toast = useToast();
  const { openPreview, isLoading } = usePreview((failure) => toast('error', failure));
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ScanEye size={18} />}
      aria-label={`Preview ${target.name}`}
      disabled={isLoading}
      onClick={() => openPreview(target)}
    >
      Preview
    </Button>
  );
}
