import type { DescribedPicture } from '@platform/picture.contract.ts';

/** A picture of a gallery; those of day trips have no credit and no focal point. */
export type GalleryPicture = Pick<DescribedPicture, 'image' | 'alt'> & Partial<DescribedPicture>;
