import { imageRules } from '@modules/uploads/contract.ts';
import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { PictureKind } from '../../site/Picture.tsx';
import { moved } from '../form/moved.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DropArea } from './DropArea.tsx';
import { ImageTile } from './ImageTile.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUploads } from './useUploads.ts';

type Props = {
  label: string;
  kind: PictureKind;
  value: string[];
  onChange: (change: (paths: string[]) => string[]) => void;
  uploadPath: string;
  failureText: (reason: string | null) => string;
  error?: string | undefined;
  onBusy?: (busy: boolean) => void;
};

/** An ordered list of pictures; the first one is the cover. */
export function ImageListField({
  label,
  kind,
  value,
  onChange,
  uploadPath,
  failureText,
  error,
  onBusy,
}: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const hint = useId();
  const { running, start } = useUploads({
    path: uploadPath,
    field: 'image',
    rules: imageRules,
    onDone: ({ path }) => onChange((paths) => (paths.includes(path) ? paths : [...paths, path])),
    onRefused: setTrouble,
    onFailed: (reason) => setTrouble(failureText(reason)),
    onBusy,
  });
  const begin = (files: File[]) => {
    setTrouble(null);
    start(files);
  };
  const move = (from: number, to: number) => {
    onChange((paths) => moved(paths, from, to));
    announce(`Image moved to position ${to + 1} of ${value.length}`);
  };
  const message = trouble ?? error;

  return (
    <Box role="group" aria-label={label}>
      <DropArea disabled={false} invalid={Boolean(message)} onFiles={begin}>
        {value.length > 0 ? (
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              mb: 1.5,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
            }}
          >
            {value.map((path, index) => (
              <ImageTile
                key={path}
                path={path}
                kind={kind}
                index={index}
                count={value.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange((paths) => paths.filter((one) => one !== path))}
              />
            ))}
          </Box>
        ) : null}
        {running.length > 0 ? (
          <Box sx={{ display: 'grid', gap: 1, mb: 1.5, maxWidth: 420 }}>
            {running.map((upload) => (
              <UploadProgress key={upload.key} upload={upload} />
            ))}
          </Box>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <ChooseFile
            label="Upload images"
            accept={imageRules.accept}
            multiple
            onFiles={begin}
            describedBy={hint}
            invalid={Boolean(error)}
          />
          <Typography id={hint} variant="caption" sx={{ color: 'text.secondary', flex: '1 1 14rem' }}>
            JPEG, PNG or WebP, at most 5 MB each. Choose or drop several at once; the first is the cover.
          </Typography>
        </Box>
      </DropArea>
      <Typography role="alert" variant="caption" component="div" sx={{ color: 'error.main', mt: 0.5 }}>
        {message}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}
