/** Pictures with the data that a page needs to show them well. Ships to the browser. */
import { z } from 'zod';
import { textField } from './contract.ts';
import { numberField, pictureField } from './fields.contract.ts';

const percent = { min: 0, max: 100 };

/** Details of a picture. */
export const pictureDetailsSchema = z.object({
  alt: textField('Alternative text', 300).default(''),
  credit: textField('Credit', 200).default(''),
  focal_x: numberField('Focal point across', percent)
    .default(50)
    .describe('Percent from the left of the point that stays visible when the picture is cropped.'),
  focal_y: numberField('Focal point down', percent)
    .default(50)
    .describe('Percent from the top of the point that stays visible when the picture is cropped.'),
});
export type PictureDetails = z.output<typeof pictureDetailsSchema>;

export const blankDetails: PictureDetails = { alt: '', credit: '', focal_x: 50, focal_y: 50 };

/** A picture that stands alone, and therefore needs an alternative text. */
export const pictureSchema = pictureDetailsSchema.extend({
  image: pictureField('Picture').min(1, 'Please upload a picture'),
  alt: textField('Alternative text', 300, 'Please describe what the picture shows'),
});
export type DescribedPicture = z.output<typeof pictureSchema>;

/** The maximum number of pictures in a gallery. */
export const maxPictures = 40;
