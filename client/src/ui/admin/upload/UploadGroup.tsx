import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DropArea } from './DropArea.tsx';

type Props = {
  label: string;
  isUploading: boolean;
  message: string | null | undefined;
  messageId: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** The frame of a field for one file: label, drop area and error message. */
export function UploadGroup({ label, isUploading, message, messageId, onFiles, children }: Props) {
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <DropArea disabled={isUploading} invalid={Boolean(message)} onFiles={onFiles}>
        {children}
      </DropArea>
      <Typography
        id={messageId}
        role="alert"
        variant="caption"
        component="div"
        sx={{ color: 'error.main', mt: 0.5 }}
      >
        {message}
      </Typography>
    </Box>
  );
}
