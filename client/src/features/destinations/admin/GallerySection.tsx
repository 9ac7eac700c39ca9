import { EditorSection } from '../../../ui/admin/form/EditorSection.tsx';
import { PictureListField } from '../../../ui/admin/upload/PictureListField.tsx';
import type { UploadSectionProps } from './DestinationSections.tsx';

export function GallerySection({ control, onBusy }: UploadSectionProps) {
  return (
    <EditorSection
      id="destination-gallery"
      title="Gallery"
      hint="More pictures of the place. The page shows them below the main image."
    >
      <PictureListField
        control={control}
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
