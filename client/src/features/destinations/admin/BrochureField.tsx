import { brochureRules } from '@modules/uploads/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { formatBytes } from '../../../ui/admin/formatBytes.ts';
import { ChooseFile } from '../../../ui/admin/upload/ChooseFile.tsx';
import { RemovalButtons } from '../../../ui/admin/upload/RemovalButtons.tsx';
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
  const { running, error, previous, setValue, upload } = useSingleUpload<StoredFile | null>({
    path: 'destinations/upload-brochure',
    field: 'brochure',
    rules: brochureRules,
    value,
    empty: null,
    onChange,
    toValue: (file) => file,
    describeUploadFailure: (reason) =>
      reason ? `Failed to upload brochure: ${reason}` : 'Failed to upload brochure',
  });

  return (
    <UploadGroup
      label="Brochure"
      isUploading={running !== undefined}
      message={error}
      messageId={`${hintId}-message`}
      onFiles={upload}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {value ? <StoredFileLink file={value} /> : null}
        <ChooseFile
          label={value ? 'Replace brochure' : 'Upload brochure'}
          accept={brochureRules.accept}
          disabled={running !== undefined}
          onFiles={upload}
          describedBy={`${hintId} ${hintId}-message`}
        />
        {running ? null : (
          <RemovalButtons
            noun="brochure"
            value={value}
            empty={null}
            previous={previous}
            onChange={setValue}
          />
        )}
        <Typography id={hintId} variant="caption" color="textSecondary">
          PDF, DOC or DOCX, at most 10 MB. Optional.
        </Typography>
      </Box>
      {running ? (
        <Box sx={{ maxWidth: 420, mt: 1 }}>
          <UploadProgress upload={running} />
        </Box>
      ) : null}
    </UploadGroup>
  );
}

function StoredFileLink({ file: { path, filename, size } }: { file: StoredFile }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flex: '1 1 14rem', minWidth: 0 }}>
      <FileText size={20} aria-hidden style={{ flexShrink: 0 }} />
      <Link href={path} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {filename || 'Brochure'}
      </Link>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {size > 0 ? formatBytes(size) : null}
      </Typography>
    </Box>
  );
}
