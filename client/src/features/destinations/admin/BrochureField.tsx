import { brochureRules } from '@modules/uploads/contract.ts';
import { Box, Button, Link, Typography } from '@mui/material';
import { FileText, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { bytesText } from '../../../ui/admin/bytesText.ts';
import { ChooseFile } from '../../../ui/admin/upload/ChooseFile.tsx';
import { UploadGroup } from '../../../ui/admin/upload/UploadGroup.tsx';
import { UploadProgress } from '../../../ui/admin/upload/UploadProgress.tsx';
import { useSingleUpload } from '../../../ui/admin/upload/useSingleUpload.ts';

type StoredFile = { path: string; filename: string; size: number };

type Props = {
  value: StoredFile | null;
  onChange: (file: StoredFile | null) => void;
};

/**
 * The document that visitors download: name, size, progress, cancel. A failed upload leaves the field empty; the previous
 * document can be restored.
 */
export function BrochureField({ value, onChange }: Props) {
  const hintId = useId();
  const [lost, setLost] = useState<StoredFile | null>(null);
  const change = (file: StoredFile | null) => {
    if (value) setLost(value);
    onChange(file);
  };
  const { upload, trouble, begin, dismissTrouble } = useSingleUpload({
    path: 'destinations/upload-brochure',
    field: 'brochure',
    rules: brochureRules,
    onDone: change,
    onFailed: () => change(null),
    failureText: (reason) => (reason ? `Failed to upload brochure: ${reason}` : 'Failed to upload brochure'),
  });
  const put = (file: StoredFile | null) => {
    dismissTrouble();
    change(file);
  };

  return (
    <UploadGroup
      label="Brochure"
      isUploading={upload !== undefined}
      message={trouble}
      messageId={`${hintId}-message`}
      onFiles={begin}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {value ? <StoredFileLink file={value} /> : null}
        <ChooseFile
          label={value ? 'Replace brochure' : 'Upload brochure'}
          accept={brochureRules.accept}
          disabled={upload !== undefined}
          onFiles={begin}
          describedBy={`${hintId} ${hintId}-message`}
        />
        {upload ? null : <RemovalButtons value={value} lost={lost} onChange={put} />}
        <Typography id={hintId} variant="caption" color="textSecondary">
          PDF, DOC or DOCX, at most 10 MB. Optional.
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

type RemovalButtonsProps = Props & {
  /** The file that was removed last, or lost to a failed upload. */
  lost: StoredFile | null;
};

function RemovalButtons({ value, lost, onChange }: RemovalButtonsProps) {
  if (value)
    return (
      <Button color="inherit" startIcon={<Trash2 size={16} />} onClick={() => onChange(null)}>
        Remove brochure
      </Button>
    );
  return lost ? (
    <Button color="inherit" startIcon={<Undo2 size={16} />} onClick={() => onChange(lost)}>
      Restore previous brochure
    </Button>
  ) : null;
}

function StoredFileLink({ file: { path, filename, size } }: { file: StoredFile }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flex: '1 1 14rem', minWidth: 0 }}>
      <FileText size={20} aria-hidden style={{ flexShrink: 0 }} />
      <Link href={path} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {filename || 'Brochure'}
      </Link>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {size > 0 ? bytesText(size) : null}
      </Typography>
    </Box>
  );
}
