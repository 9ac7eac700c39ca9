import { imageRules, uploadResponseSchema } from '@modules/uploads/contract.ts';
import { Box, Typography } from '@mui/material';
import { type ComponentProps, useId, useState } from 'react';
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldPathByValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import type { PictureKind } from '../../site/Picture.tsx';
import { confirmRowRemoval } from '../form/confirmRowRemoval.ts';
import { Row } from '../form/Row.tsx';
import { useRows } from '../form/useRows.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DropArea } from './DropArea.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type PictureValues } from './pictureValues.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { imageFailureText, type RunningUpload, useUploads } from './useUploads.ts';

type Props<Values extends FieldValues> = {
  control: FormControl<Values>;
  name: FieldArrayPath<Values>;
  label: string;
  hint: string;
  kind: PictureKind;
  uploadPath: string;
};

/** An ordered list of pictures with their texts, credits and focal points. */
export function PictureListInput<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, kind, uploadPath } = props;
  const rows = useRows(control, name, 'picture');
  const [errors, setErrors] = useState<string[]>([]);
  const addError = (text: string, file: File) => setErrors((all) => [...all, `${file.name}: ${text}`]);
  const { running, start } = useUploads({
    path: uploadPath,
    field: 'image',
    rules: imageRules,
    schema: uploadResponseSchema,
    onDone: ({ file: { path } }) => {
      const picture: PictureValues = { ...blankDetailValues, image: path };
      rows.append(picture as FieldArray<Values, FieldArrayPath<Values>>, { shouldFocus: false }); // see `name`
      rows.announceAdded();
    },
    onRefused: addError,
    onFailed: (reason, file) => addError(imageFailureText(reason), file),
  });
  const upload = (files: File[]) => {
    setErrors([]);
    start(files);
  };
  const messageId = useId();
  const message = errors.join('\n') || rows.message;

  return (
    <Box ref={rows.list} role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {rows.fields.map(({ id }, index) => (
        <PictureRow
          key={id}
          id={id}
          control={control}
          path={`${name}.${index}`}
          kind={kind}
          name={`picture ${index + 1}`}
          isFirst={index === 0}
          isLast={index === rows.fields.length - 1}
          onMove={(where) => rows.move(index, where)}
          onRemove={async (isDescribed) => {
            if (!isDescribed || (await confirmRowRemoval('picture', index))) rows.remove(index);
          }}
        />
      ))}
      <UploadArea
        running={running}
        onFiles={upload}
        hint={hint}
        invalid={message !== undefined}
        messageId={messageId}
      />
      <Refusals id={messageId} text={message} />
      <Box role="status" sx={visuallyHidden}>
        {rows.announcement}
      </Box>
    </Box>
  );
}

/** One line for each file that was refused. */
const Refusals = ({ id, text }: { id: string; text: string | undefined }) => (
  <Typography
    id={id}
    role="alert"
    variant="caption"
    component="div"
    sx={{ color: 'error.main', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {text}
  </Typography>
);

type AreaProps = {
  running: RunningUpload[];
  onFiles: (files: File[]) => void;
  hint: string;
  invalid: boolean;
  messageId: string;
};

function UploadArea({ running, onFiles, hint, invalid, messageId }: AreaProps) {
  const hintId = useId();
  return (
    <DropArea disabled={false} invalid={invalid} onFiles={onFiles}>
      {running.map((one) => (
        <UploadProgress key={one.key} upload={one} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ChooseFile
          data-row-add
          label="Upload images"
          accept={imageRules.accept}
          multiple
          onFiles={onFiles}
          describedBy={`${hintId} ${messageId}`}
          invalid={invalid}
        />
        <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary', flex: '1 1 14rem' }}>
          JPEG, PNG or WebP, at most 5 MB each. Choose or drop several at once. {hint}
        </Typography>
      </Box>
    </DropArea>
  );
}

type PictureRowProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof Row>,
  'children' | 'onRemove'
> & {
  control: FormControl<Values>;
  /** Where the form has the `PictureValues`. */
  path: string;
  kind: PictureKind;
  /** `isDescribed`: its removal loses a typed text. */
  onRemove: (isDescribed: boolean) => void;
};

function PictureRow<Values extends FieldValues>({
  control,
  path,
  kind,
  onRemove,
  ...row
}: PictureRowProps<Values>) {
  const bind = (field: keyof PictureValues) => `${path}.${field}` as FieldPathByValue<Values, string>; // see `path`
  const image = useWatch({ control, name: bind('image') });
  const alt = useWatch({ control, name: bind('alt') });
  return (
    <Row {...row} onRemove={() => onRemove(alt !== '')}>
      <PictureDetailsFields control={control} path={path} image={image} kind={kind} name={row.name} />
    </Row>
  );
}
