import { Box, Button, Link, Typography } from '@mui/material';
import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { bytesText } from '../bytesText.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DropArea } from './DropArea.tsx';
import type { FileRules } from './fileRules.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useUploads } from './useUploads.ts';

export type StoredFile = { path: string; filename: string; size: number };

type Props = {
  label: string;
  /** Describes the accepted files. */
  hint: string;
  value: StoredFile | null;
  onChange: (file: StoredFile | null) => void;
  uploadPath: string;
  field: string;
  rules: FileRules;
  failureText: (reason: string | null) => string;
  onBusy?: (busy: boolean) => void;
};

/** One document: name, size, progress, cancel. A failed upload leaves the field empty. */
export function FileField(props: Props) {
  const { label, hint, value, onChange, uploadPath, field, rules, failureText, onBusy } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const hintId = useId();
  const { running, start } = useUploads({
    path: uploadPath,
    field,
    rules,
    onDone: onChange,
    onRefused: setTrouble,
    onFailed: (reason) => {
      onChange(null);
      setTrouble(failureText(reason));
    },
    onBusy,
  });
  const [upload] = running;
  const begin = (files: File[]) => {
    setTrouble(null);
    start(files.slice(0, 1));
  };

  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <DropArea disabled={upload !== undefined} invalid={trouble !== null} onFiles={begin}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {value ? (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flex: '1 1 14rem', minWidth: 0 }}>
              <FileText size={20} aria-hidden />
              <Link href={value.path} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                {value.filename || 'Brochure'}
              </Link>
              <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {value.size > 0 ? bytesText(value.size) : null}
              </Typography>
            </Box>
          ) : null}
          <ChooseFile
            label={value ? `Replace ${label.toLowerCase()}` : `Upload ${label.toLowerCase()}`}
            accept={rules.accept}
            disabled={upload !== undefined}
            onFiles={begin}
            describedBy={hintId}
          />
          {value && !upload ? (
            <Button color="inherit" startIcon={<Trash2 size={16} />} onClick={() => onChange(null)}>
              Remove {label.toLowerCase()}
            </Button>
          ) : null}
          <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        </Box>
        {upload ? (
          <Box sx={{ maxWidth: 420, mt: 1 }}>
            <UploadProgress upload={upload} />
          </Box>
        ) : null}
      </DropArea>
      <Typography role="alert" variant="caption" component="div" sx={{ color: 'error.main', mt: 0.5 }}>
        {trouble}
      </Typography>
    </Box>
  );
}
