import { imageRules } from '@modules/uploads/contract.ts';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import { Picture, type PictureKind } from '../../site/Picture.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { RemovalButtons } from './RemovalButtons.tsx';
import { UploadGroup } from './UploadGroup.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useSingleUpload } from './useSingleUpload.ts';
import { imageFailureText } from './useUploads.ts';

type Props = {
  label: string;
  kind: PictureKind;
  /** The stored path; empty without a picture. */
  value: string;
  onChange: (path: string) => void;
  /** Path of the upload endpoint below `/api/`. */
  uploadPath: string;
  /** Uploaded at once. */
  initialFile?: File | undefined;
  /** Builds the message of a failed upload; `reason` is the server's reason. */
  describeUploadFailure?: (reason: string | null) => string;
  error?: string | undefined;
};

/** One picture: selected or dropped, with preview, progress and cancel. A failed upload leaves the field empty. */
export function ImageField(props: Props) {
  const { label, kind, value, onChange, uploadPath, describeUploadFailure = imageFailureText, error } = props;
  const hint = useId();
  const {
    running,
    error: uploadError,
    previous,
    setValue,
    upload,
  } = useSingleUpload({
    path: uploadPath,
    field: 'image',
    rules: imageRules,
    value,
    empty: '',
    onChange,
    toValue: ({ path }) => path,
    describeUploadFailure,
    initialFile: props.initialFile,
  });

  return (
    <UploadGroup
      label={label}
      isUploading={running !== undefined}
      message={uploadError ?? error}
      messageId={`${hint}-message`}
      onFiles={upload}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Preview path={value} kind={kind} label={label} />
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ChooseFile
              label={value ? 'Replace image' : 'Upload image'}
              accept={imageRules.accept}
              disabled={running !== undefined}
              onFiles={upload}
              describedBy={`${hint} ${hint}-message`}
              invalid={Boolean(error)}
            />
            {running ? null : (
              <RemovalButtons noun="image" value={value} empty="" previous={previous} onChange={setValue} />
            )}
          </Box>
          <Typography id={hint} variant="caption" color="textSecondary">
            JPEG, PNG or WebP, at most 5 MB. You can also drop it here.
          </Typography>
          {running ? (
            <Box sx={{ width: '100%', maxWidth: 360 }}>
              <UploadProgress upload={running} />
            </Box>
          ) : null}
        </Box>
      </Box>
    </UploadGroup>
  );
}

export function ImageInput<Values extends FieldValues>(
  props: FieldProps<Values, string> & Omit<Props, 'value' | 'onChange' | 'error'>,
) {
  const { control, name, ...look } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <ImageField {...look} value={field.value} error={fieldState.error?.message} onChange={field.onChange} />
  );
}

function Preview({ path, kind, label }: Pick<Props, 'kind' | 'label'> & { path: string }) {
  return (
    <Box
      component={Picture}
      src={path}
      kind={kind}
      width={192}
      height={120}
      alt={path ? `${label}, preview` : ''}
      sx={{ width: 192, height: 120, objectFit: 'cover', borderRadius: 1.5, opacity: path ? 1 : 0.45 }}
    />
  );
}
