import { useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import { DescribedImageField } from '../../../ui/admin/upload/DescribedImageField.tsx';
import type { PictureValues } from '../../../ui/admin/upload/pictureValues.ts';
import type { DestinationValues } from './destinationValues.ts';

type Props = FieldProps<DestinationValues, PictureValues | null> & { label: string };

/** The picture of a day or a hotel. */
export function PictureInput({ control, name, label }: Props) {
  const { value, onChange } = useController({ control, name }).field;
  return (
    <DescribedImageField
      control={control}
      detailsPath={name}
      label={label}
      kind="destination"
      subject={label.toLowerCase()}
      value={value}
      onChange={onChange}
      uploadPath="destinations/upload-image"
    />
  );
}
