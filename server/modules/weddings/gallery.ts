import { blankDetails, type DescribedPicture } from '../../platform/picture.contract.ts';

type Pictures = { images?: string[] | undefined; gallery?: DescribedPicture[] | undefined };

/** The paths of a gallery are the images of its package, so that both always name the same pictures. */
export const withImages = <Input extends Pictures>(input: Input): Input =>
  input.gallery ? { ...input, images: input.gallery.map(({ image }) => image) } : input;

/** All images of a package in their order; those without a description get one based on the title. */
export function toGallery(wedding: {
  title: string;
  images: string[];
  gallery: DescribedPicture[];
}): DescribedPicture[] {
  const described = new Map(wedding.gallery.map((picture) => [picture.image, picture]));
  return wedding.images.map(
    (image, place) =>
      described.get(image) ?? { ...blankDetails, image, alt: `${wedding.title}, picture ${place + 1}` },
  );
}
