import { Box, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material';
import { X } from 'lucide-react';
import type { RunningUpload } from './useUploads.ts';

export function UploadProgress({ upload: { name, share, cancel } }: { upload: RunningUpload }) {
  const percent = Math.round(share * 100);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: 1 }}
    >
      <Typography variant="body2" noWrap>
        {percent < 100 ? `Uploading ${name}` : `Checking ${name}`}
      </Typography>
      <Tooltip title="Cancel upload">
        <IconButton size="small" aria-label={`Cancel upload of ${name}`} onClick={cancel}>
          <X size={16} />
        </IconButton>
      </Tooltip>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={`Upload of ${name}`}
        sx={{ gridColumn: '1 / -1', borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}
