import { Box, Button, Link, Typography } from '@mui/material';
import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { bytesText } from '../bytesText.ts';
import { ChooseFile } from './ChooseFile.tsx';
import type { FileRules } from './fileRules.ts';
import { UploadGroup } from './UploadGroup.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useSingleUpload } from './useSingleUpload.ts';

type StoredFile = { path: string; filename: string; size: number };

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
  const hintId = useId();
  const { upload, trouble, begin } = useSingleUpload({
    path: uploadPath,
    field,
    rules,
    onDone: onChange,
    onFailed: () => onChange(null),
    failureText,
    onBusy,
  });

  return (
    <UploadGroup
      label={label}
      isUploading={upload !== undefined}
      message={trouble}
      messageId={`${hintId}-message`}
      onFiles={begin}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {value ? <StoredFileLink file={value} /> : null}
        <ChooseFile
          label={value ? `Replace ${label.toLowerCase()}` : `Upload ${label.toLowerCase()}`}
          accept={rules.accept}
          disabled={upload !== undefined}
          onFiles={begin}
          describedBy={`${hintId} ${hintId}-message`}
        />
        {value && !upload ? (
          <Button color="inherit" startIcon={<Trash2 size={16} />} onClick={() => onChange(null)}>
            Remove {label.toLowerCase()}
          </Button>
        ) : null}
        <Typography id={hintId} variant="caption" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      {upload ? (
        <Box sx={{ maxWidth: 420, mt: 1 }}>
          <UploadProgress upload={upload} />
        </Box>
      ) : null}
    </UploadGroup>
  );
}

function StoredFileLink({ file: { path, filename, size } }: { file: StoredFile }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flex: '1 1 14rem', minWidth: 0 }}>
      <FileText size={20} aria-hidden />
      <Link href={path} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {filename || 'Brochure'}
      </Link>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {size > 0 ? bytesText(size) : null}
      </Typography>
    </Box>
  );
}
