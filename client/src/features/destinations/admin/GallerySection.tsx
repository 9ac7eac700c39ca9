import { Controller } from 'react-hook-form';
import { EditorSection } from '../../../ui/admin/form/EditorSection.tsx';
import { PictureListField } from '../../../ui/admin/upload/PictureListField.tsx';
import type { UploadSectionProps } from './DestinationSections.tsx';
import type { DestinationForm } from './useDestinationForm.ts';

type Props = Pick<UploadSectionProps, 'onBusy'> & { form: DestinationForm };

export function GallerySection({ form: { control, getValues }, onBusy }: Props) {
  return (
    <EditorSection
      id="destination-gallery"
      title="Gallery"
      hint="More pictures of the place. The page shows them below the main image."
    >
      <Controller
        control={control}
        name="gallery"
        render={({ field, fieldState }) => (
          <PictureListField
            label="Gallery"
            hint=""
            kind="destination"
            value={field.value}
            errors={fieldState.error}
            // uploads end at any time: the list is the current one, not that of the last rendering
            onChange={(change) => field.onChange(change(getValues('gallery')))}
            uploadPath="destinations/upload-image"
            onBusy={(busy) => onBusy('gallery', busy)}
          />
        )}
      />
    </EditorSection>
  );
}
