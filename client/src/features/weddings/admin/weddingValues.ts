import type { WeddingResponse } from '@modules/weddings/contract.ts';
import { toFormValues } from '../../../lib/forms/toFormValues.ts';
import { type PictureValues, toPictureValues } from '../../../ui/admin/upload/pictureValues.ts';

export const newWedding = {
  title: '',
  location: '',
  description: '',
  price: '',
  capacity: '',
  amenities: [] as string[],
  inclusions: [] as string[],
  programme: [] as WeddingResponse['programme'],
  questions: [] as WeddingResponse['questions'],
  gallery: [] as PictureValues[],
  badge: 'featured',
  rating: '',
  availability: '',
  duration: '',
  package_type: '',
  destination_category: '',
  featured: false,
  featured_in_destinations: false,
  display_in_destinations: true,
  is_active: true,
  sort_order: '0',
  meta_title: '',
  meta_description: '',
};

export const toWeddingValues = (entry: WeddingResponse) => ({
  ...toFormValues(entry, newWedding),
  gallery: entry.gallery.map(toPictureValues),
});
