import { Box } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';

type Props = { disabled: boolean; invalid: boolean; onFiles: (files: File[]) => void; children: ReactNode };

/** An area that accepts dropped files; its content offers the same by button. */
export function DropArea({ disabled, invalid, onFiles, children }: Props) {
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        p: 1.5,
        borderRadius: 2,
        border: '1.5px dashed',
        borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'divider',
        backgroundColor: over
          ? 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)'
          : 'transparent',
        transition: 'background-color 150ms',
      }}
    >
      {children}
    </Box>
  );
}
