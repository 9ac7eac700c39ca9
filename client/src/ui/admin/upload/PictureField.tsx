import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import type { PictureKind } from '../../site/Picture.tsx';
import { ImageField } from './ImageField.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type PictureValues } from './pictureValues.ts';

type Props<Values extends FieldValues> = FieldProps<Values, PictureValues | null> & {
  label: string;
  kind: PictureKind;
  uploadPath: string;
  onBusy: (busy: boolean) => void;
};

/** One picture that may be absent, with its text, credit and focal point. */
export function PictureField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, kind, uploadPath, onBusy } = props;
  const { field } = useController({ control, name });
  const value: PictureValues | null = field.value;
  return (
    <>
      <ImageField
        label={label}
        kind={kind}
        value={value?.image ?? ''}
        onChange={(image) => field.onChange(image ? { ...blankDetailValues, image } : null)}
        uploadPath={uploadPath}
        onBusy={onBusy}
      />
      {value ? (
        <PictureDetailsFields
          control={control}
          path={name}
          image={value.image}
          kind={kind}
          name={label.toLowerCase()}
        />
      ) : null}
    </>
  );
}
