import { imageRules } from '@modules/uploads/contract.ts';
import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type FieldValues, get, type UseFormGetValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import type { PictureKind } from '../../site/Picture.tsx';
import { moved } from '../form/moved.ts';
import { RowButtons, type RowMove } from '../form/RowButtons.tsx';
import { rowButton, useRowFocus } from '../form/useRowFocus.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DropArea } from './DropArea.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type PictureValues } from './pictureValues.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { imageFailureText, type RunningUpload, useUploads } from './useUploads.ts';

type Props<Values extends FieldValues> = FieldProps<Values, PictureValues[]> & {
  getValues: UseFormGetValues<Values>;
  label: string;
  hint: string;
  kind: PictureKind;
  uploadPath: string;
  onBusy: (busy: boolean) => void;
};

/** An ordered list of pictures with their texts, credits and focal points. */
export function PictureListField<Values extends FieldValues>(props: Props<Values>) {
  const { control, getValues, name, label, hint, kind, ...upload } = props;
  const { field, fieldState } = useController({ control, name });
  const value: PictureValues[] = field.value;
  const errors = fieldState.error;
  // Uploads end at any time: the list is the current one, not that of the last rendering.
  const onChange: ChangeList = (change) => field.onChange(change(getValues(name)));
  const [trouble, setTrouble] = useState<string | null>(null);
  const { list, announcement, announce, move, remove } = usePictureRows(value, onChange);
  const { running, start } = useUploads({
    path: upload.uploadPath,
    field: 'image',
    rules: imageRules,
    onDone: ({ path }) => {
      onChange((pictures) => [...pictures, { ...blankDetailValues, image: path }]);
      announce(`Added picture ${getValues(name).length}`);
    },
    onRefused: setTrouble,
    onFailed: (reason) => setTrouble(imageFailureText(reason)),
    onBusy: upload.onBusy,
  });
  const begin = (files: File[]) => {
    setTrouble(null);
    start(files);
  };
  const listError: unknown = get(errors, 'message') ?? get(errors, 'root.message');
  const messageId = useId();
  const message = trouble ?? (typeof listError === 'string' ? listError : undefined);

  return (
    <Box ref={list} role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {value.map((picture, index) => (
        <PictureRow
          key={picture.image}
          picture={picture}
          index={index}
          count={value.length}
          kind={kind}
          errors={get(errors, String(index))}
          onChange={(change) => onChange(replace(picture.image, (one) => [{ ...one, ...change }]))}
          onMove={(where) => move(index, where)}
          onRemove={() => remove(index)}
        />
      ))}
      <UploadArea
        running={running}
        onFiles={begin}
        hint={hint}
        invalid={message !== undefined}
        messageId={messageId}
      />
      <Typography id={messageId} role="alert" variant="caption" component="div" sx={{ color: 'error.main' }}>
        {message}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}

type ChangeList = (change: (pictures: PictureValues[]) => PictureValues[]) => void;

/** Moves and removes pictures, keeps the focus on their buttons, and announces each change to screen readers. */
function usePictureRows(pictures: PictureValues[], onChange: ChangeList) {
  const { list, focusNext } = useRowFocus();
  const [announcement, announce] = useState('');
  return {
    list,
    announcement,
    announce,
    move: (from: number, where: RowMove) => {
      const to = where === 'up' ? from - 1 : from + 1;
      focusNext(rowButton(pictures[from]?.image ?? '', where));
      onChange((all) => moved(all, from, to));
      announce(`Picture moved to position ${to + 1} of ${pictures.length}`);
    },
    remove: (index: number) => {
      const neighbour = pictures[index + 1] ?? pictures[index - 1];
      focusNext(neighbour ? rowButton(neighbour.image, 'remove') : 'button');
      onChange((all) => all.filter(({ image }) => image !== pictures[index]?.image));
      announce(`Removed picture ${index + 1}`);
    },
  };
}

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

const replace =
  (image: string, change: (one: PictureValues) => PictureValues[]) => (pictures: PictureValues[]) =>
    pictures.flatMap((one) => (one.image === image ? change(one) : [one]));

type RowProps = {
  picture: PictureValues;
  index: number;
  count: number;
  kind: PictureKind;
  errors: unknown;
  onChange: (change: Partial<PictureValues>) => void;
  onMove: (where: RowMove) => void;
  onRemove: () => void;
};

function PictureRow({ picture, index, count, kind, errors, onChange, onMove, onRemove }: RowProps) {
  const name = `picture ${index + 1}`;
  return (
    <Box
      data-row={picture.image}
      role="group"
      aria-label={`Picture ${index + 1}`}
      sx={{ display: 'flex', gap: 1, p: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: 2 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PictureDetailsFields
          image={picture.image}
          kind={kind}
          name={name}
          value={picture}
          errors={errors}
          onChange={onChange}
        />
      </Box>
      <RowButtons
        name={name}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={onMove}
        onRemove={onRemove}
      />
    </Box>
  );
}
