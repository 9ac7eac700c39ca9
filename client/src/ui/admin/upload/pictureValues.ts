import type { DescribedPicture, PictureDetails } from '@platform/picture.contract.ts';

/** The details of a picture as a form has them: numbers as typed. */
export type DetailValues = Record<keyof PictureDetails, string>;
export type PictureValues = DetailValues & { image: string };

export const blankDetailValues: DetailValues = { alt: '', credit: '', focal_x: '50', focal_y: '50' };

export const toDetailValues = ({ alt, credit, focal_x, focal_y }: PictureDetails): DetailValues => ({
  alt,
  credit,
  focal_x: String(focal_x),
  focal_y: String(focal_y),
});

export const toPictureValues = (picture: DescribedPicture): PictureValues => ({
  image: picture.image,
  ...toDetailValues(picture),
});
