import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { Monitor, Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import { useElementWidth } from '../../../ui/admin/useElementWidth.ts';

const widths = { phone: 390, desktop: 1440 } as const;
type Screen = keyof typeof widths;

type Props = { label: string; url: string; onClose: () => void };

/** The public page in a frame of the width of a phone or a desktop screen, scaled down where it does not fit. */
export function PagePreview({ label, url, onClose }: Props) {
  const [shown, setShown] = useState<Screen>('desktop');
  return (
    <Dialog open fullScreen onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 1 }}>
        <DialogTitle sx={{ flex: 1, p: 0 }}>Preview of {label}</DialogTitle>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width of the preview"
          value={shown}
          onChange={(_event, chosen: Screen | null) => chosen && setShown(chosen)}
        >
          <ToggleButton value="phone" sx={{ gap: 1 }}>
            <Smartphone size={16} aria-hidden /> Phone
          </ToggleButton>
          <ToggleButton value="desktop" sx={{ gap: 1 }}>
            <Monitor size={16} aria-hidden /> Desktop
          </ToggleButton>
        </ToggleButtonGroup>
        <IconButton aria-label="Close the preview" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <DialogContent sx={{ p: 0, backgroundColor: 'action.hover', overflow: 'hidden' }}>
        <ScaledFrame title={`${label}, not saved yet`} url={url} width={widths[shown]} />
      </DialogContent>
    </Dialog>
  );
}

function ScaledFrame({ title, url, width }: { title: string; url: string; width: number }) {
  const { ref, width: available } = useElementWidth<HTMLDivElement>();
  const scale = available ? Math.min(1, available / width) : 1;
  return (
    <Box ref={ref} sx={{ height: '100%', overflow: 'hidden' }}>
      <Box
        component="iframe"
        title={title}
        src={url}
        sx={{
          display: 'block',
          width,
          height: `${100 / scale}%`,
          border: 0,
          mx: scale < 1 ? 0 : 'auto',
          transform: scale < 1 ? `scale(${scale})` : 'none',
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
