import { useRef } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import type { PictureKind } from '../../site/Picture.tsx';
import { ImageField } from './ImageField.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type DetailValues } from './pictureValues.ts';

type Props<Values extends FieldValues> = FieldProps<Values, string> & {
  label: string;
  kind: PictureKind;
  detailsName: FieldPathByValue<Values, DetailValues>;
  /** The picture in the labels of its details, such as `the portrait`. */
  subject: string;
  uploadPath: string;
  onBusy: (busy: boolean) => void;
};

/** A picture with its text, credit and focal point: another one begins without, and the last one gets them back. */
export function DescribedImageField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, kind, detailsName, subject, uploadPath, onBusy } = props;
  const { field, fieldState } = useController({ control, name });
  const details = useController({ control, name: detailsName });
  const last = useRef<{ path: string; details: DetailValues }>(undefined);
  const change = (path: string) => {
    const before = last.current;
    if (field.value) last.current = { path: field.value, details: details.field.value };
    field.onChange(path);
    details.field.onChange(path && path === before?.path ? before.details : blankDetailValues);
  };
  return (
    <>
      <ImageField
        label={label}
        kind={kind}
        value={field.value}
        error={fieldState.error?.message}
        onChange={change}
        uploadPath={uploadPath}
        onBusy={onBusy}
      />
      {field.value ? (
        <PictureDetailsFields
          control={control}
          path={detailsName}
          image={field.value}
          kind={kind}
          name={subject}
          optionalText
        />
      ) : null}
    </>
  );
}
