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
      <PictureListField
        control={control}
        getValues={getValues}
        name="gallery"
        label="Gallery"
        hint=""
        kind="destination"
        uploadPath="destinations/upload-image"
        onBusy={(busy) => onBusy('gallery', busy)}
      />
    </EditorSection>
  );
}
