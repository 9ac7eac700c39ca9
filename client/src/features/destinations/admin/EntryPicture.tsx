import { Controller } from 'react-hook-form';
import { PictureField } from '../../../ui/admin/upload/PictureField.tsx';
import type { UploadSectionProps } from './DestinationSections.tsx';

type Props = UploadSectionProps & {
  name: `itineraries.${number}.picture` | `hotels.${number}.picture`;
  label: string;
};

/** The picture of a day or a hotel. */
export function EntryPicture({ control, name, label, onBusy }: Props) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PictureField
          label={label}
          kind="destination"
          value={field.value}
          errors={fieldState.error}
          onChange={field.onChange}
          uploadPath="destinations/upload-image"
          onBusy={(busy) => onBusy(name, busy)}
        />
      )}
    />
  );
}
