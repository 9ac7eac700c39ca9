import { useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import { ImageField } from '../../../ui/admin/upload/ImageField.tsx';
import { PictureDetailsFields } from '../../../ui/admin/upload/PictureDetailsFields.tsx';
import { blankDetailValues, type PictureValues } from '../../../ui/admin/upload/pictureValues.ts';
import type { DestinationValues } from './destinationValues.ts';

type Props = FieldProps<DestinationValues, PictureValues | null> & {
  label: string;
  onBusy: (busy: boolean) => void;
};

/** One picture that may be absent, with its text, credit and focal point. */
export function PictureField({ control, name, label, onBusy }: Props) {
  const { value, onChange } = useController({ control, name }).field;
  return (
    <>
      <ImageField
        label={label}
        kind="destination"
        value={value?.image ?? ''}
        onChange={(image) => onChange(image ? { ...blankDetailValues, image } : null)}
        uploadPath="destinations/upload-image"
        onBusy={onBusy}
      />
      {value ? (
        <PictureDetailsFields
          control={control}
          path={name}
          image={value.image}
          kind="destination"
          name={label.toLowerCase()}
        />
      ) : null}
    </>
  );
}
