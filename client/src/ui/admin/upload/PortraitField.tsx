import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import { ImageField } from './ImageField.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type DetailValues } from './pictureValues.ts';

type Props<Values extends FieldValues> = FieldProps<Values, string> & {
  detailsName: FieldPathByValue<Values, DetailValues>;
  uploadPath: string;
  onBusy: (busy: boolean) => void;
};

/** The portrait of a person with its text, credit and focal point, which another picture begins without. */
export function PortraitField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, detailsName, uploadPath, onBusy } = props;
  const { field, fieldState } = useController({ control, name });
  const details = useController({ control, name: detailsName });
  return (
    <>
      <ImageField
        label="Portrait"
        kind="avatar"
        value={field.value}
        error={fieldState.error?.message}
        onChange={(path) => {
          field.onChange(path);
          details.field.onChange(blankDetailValues);
        }}
        uploadPath={uploadPath}
        onBusy={onBusy}
      />
      {field.value ? (
        <PictureDetailsFields
          control={control}
          path={detailsName}
          image={field.value}
          kind="avatar"
          name="the portrait"
          optionalText
        />
      ) : null}
    </>
  );
}
