import type { DescribedPicture, PictureDetails } from '@platform/picture.contract.ts';
import { toFormValues } from '../../../lib/forms/toFormValues.ts';

/** The details of a picture as a form has them: numbers as typed. */
export type DetailValues = Record<keyof PictureDetails, string>;
export type PictureValues = DetailValues & { image: string };

export const blankDetailValues: DetailValues = { alt: '', credit: '', focal_x: '50', focal_y: '50' };

export const toPictureValues = (picture: DescribedPicture): PictureValues =>
  toFormValues(picture, { image: '', ...blankDetailValues });
