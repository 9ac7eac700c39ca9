import { imageRules } from '@modules/uploads/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId, useState } from 'react';
import { Picture, type PictureKind } from '../../site/Picture.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { DropArea } from './DropArea.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUploads } from './useUploads.ts';

type Props = {
  label: string;
  kind: PictureKind;
  /** The stored path; empty without a picture. */
  value: string;
  onChange: (path: string) => void;
  /** Path of the upload endpoint below `/api/`. */
  uploadPath: string;
  /** Builds the message of a failed upload; `reason` is the server's reason. */
  failureText: (reason: string | null) => string;
  error?: string | undefined;
  onBusy?: (busy: boolean) => void;
};

/** One picture: selected or dropped, with preview, progress and cancel. A failed upload leaves the field empty. */
export function ImageField({ label, kind, value, onChange, uploadPath, failureText, error, onBusy }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [lost, setLost] = useState('');
  const hint = useId();
  const { running, start } = useUploads({
    path: uploadPath,
    field: 'image',
    rules: imageRules,
    onDone: ({ path }) => {
      setLost('');
      onChange(path);
    },
    onRefused: setTrouble,
    onFailed: (reason) => {
      setLost(value);
      onChange('');
      setTrouble(failureText(reason));
    },
    onBusy,
  });
  const [upload] = running;
  const message = trouble ?? error;

  const begin = (files: File[]) => {
    setTrouble(null);
    start(files.slice(0, 1));
  };
  const put = (path: string) => {
    setTrouble(null);
    setLost(path === '' ? value : '');
    onChange(path);
  };

  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <DropArea disabled={upload !== undefined} invalid={Boolean(message)} onFiles={begin}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box
            component={Picture}
            src={value}
            kind={kind}
            width={192}
            height={120}
            alt={value ? `${label}, preview` : ''}
            sx={{ width: 192, height: 120, objectFit: 'cover', borderRadius: 1.5, opacity: value ? 1 : 0.45 }}
          />
          <Box sx={{ flex: '1 1 14rem', minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ChooseFile
                label={value ? 'Replace image' : 'Upload image'}
                accept={imageRules.accept}
                disabled={upload !== undefined}
                onFiles={begin}
                describedBy={hint}
                invalid={Boolean(error)}
              />
              {value && !upload ? (
                <Button color="inherit" startIcon={<Trash2 size={16} />} onClick={() => put('')}>
                  Remove image
                </Button>
              ) : null}
              {lost && !value && !upload ? (
                <Button color="inherit" startIcon={<Undo2 size={16} />} onClick={() => put(lost)}>
                  Restore previous image
                </Button>
              ) : null}
            </Box>
            <Typography id={hint} variant="caption" sx={{ color: 'text.secondary' }}>
              JPEG, PNG or WebP, at most 5 MB. You can also drop it here.
            </Typography>
            {upload ? (
              <Box sx={{ width: '100%', maxWidth: 360 }}>
                <UploadProgress upload={upload} />
              </Box>
            ) : null}
          </Box>
        </Box>
      </DropArea>
      <Typography role="alert" variant="caption" component="div" sx={{ color: 'error.main', mt: 0.5 }}>
        {message}
      </Typography>
    </Box>
  );
}
