import type { FocalPoint, PictureKind } from '../../../ui/site/Picture.tsx';

/** What the comparison shows of a journey; null means unknown. */
export type Journey = {
  key: string;
  title: string;
  path: string;
  kind: 'Journey' | 'Wedding' | 'Tour' | 'Day trip';
  image: string | undefined;
  focus?: FocalPoint | undefined;
  pictureKind: PictureKind;
  price: string;
  priceNote: string;
  duration: string | null;
  months: string | null;
  pace: string | null;
  group: string | null;
  included: string[];
};
