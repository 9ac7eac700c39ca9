import { z } from 'zod';
import {
  decimalNumber,
  flagSchema,
  limitedText,
  pageResponse,
  textField,
  textOrNull,
} from '../../platform/contract.ts';
import {
  entryResponse,
  metaFields,
  numberField,
  optionalNumber,
  optionalText,
  pictureField,
  priceField,
  rowList,
  sortOrderField,
  textList,
  versionFields,
} from '../../platform/fields.contract.ts';
import { maxPictures, pictureSchema } from '../../platform/picture.contract.ts';
import { optionalPageQuery, optionalValue, queryFlag } from '../../platform/query.contract.ts';

export const amenityOptions = [
  'Beachfront',
  'Mountain View',
  'Garden',
  'Swimming Pool',
  'Spa',
  'Catering',
  'Decoration',
  'Photography',
  'Music System',
  'Accommodation',
  'Parking',
  'Air Conditioning',
  'WiFi',
  'Transportation',
] as const;

/** Badges with a colour of their own; any other text has the colour of the first. */
export const weddingBadges = ['featured', 'popular', 'platinum', 'luxury', 'royal', 'traditional'] as const;

export const weddingTexts = {
  notFound: 'Wedding destination not found',
  title: 'Title must be at least 3 characters long',
  location: 'Location is required',
  description: 'Description must be at least 10 characters long',
  price: 'Price must be greater than 0',
  capacity: 'Capacity must be at least 1',
  images: 'At least one image is required',
  created: 'Wedding destination created successfully',
  updated: 'Wedding destination updated successfully',
  deleted: 'Wedding destination deleted successfully',
} as const;

/** Required text with a minimum length and one message for every problem. */
const atLeast = (least: number, max: number, label: string, message: string) =>
  limitedText(max, {
    required: message,
    tooLong: `${label} must be at most ${max} characters long`,
  }).min(least, message);

/** A part of the sample programme, such as a day or an event. */
const programmePartSchema = z.object({
  title: textField('Programme title', 200, 'Programme title is required'),
  description: textField('Programme description', 2000).default(''),
});
const questionSchema = z.object({
  question: textField('Question', 300, 'Question is required'),
  answer: textField('Answer', 2000, 'Answer is required'),
});

const fields = {
  title: atLeast(3, 200, 'Title', weddingTexts.title),
  location: atLeast(2, 200, 'Location', weddingTexts.location),
  description: atLeast(10, 20_000, 'Description', weddingTexts.description),
  price: priceField(
    'Price',
    { min: 0.01, max: 1_000_000_000, tooSmall: weddingTexts.price },
    weddingTexts.price,
  ),
  capacity: numberField(
    'Capacity',
    { min: 1, max: 100_000, whole: true, tooSmall: weddingTexts.capacity },
    weddingTexts.capacity,
  ),
  amenities: textList('Amenities', { each: 60, max: 40 }),
  inclusions: textList('Inclusions', { each: 300, max: 40 }),
  programme: rowList('Programme', programmePartSchema, 30),
  questions: rowList('Questions', questionSchema, 30),
  images: z
    .array(pictureField('Image').min(1, weddingTexts.images), { error: weddingTexts.images })
    .min(1, weddingTexts.images)
    .max(40, 'Images must have at most 40 entries'),
  gallery: rowList('Gallery', pictureSchema, maxPictures)
    .min(1, weddingTexts.images)
    .describe('The images with their texts. A changed gallery replaces `images`.'),
  badge: textField('Badge', 40),
  rating: optionalNumber('Rating', { min: 0, max: 5 }),
  availability: optionalText('Availability', 120),
  duration: optionalText('Duration', 120),
  package_type: optionalText('Package type', 120),
  destination_category: optionalText('Category', 120),
  featured: flagSchema,
  featured_in_destinations: flagSchema,
  display_in_destinations: flagSchema,
  is_active: flagSchema,
  sort_order: sortOrderField,
  ...metaFields,
};

/** A new package. Invalid input is rejected with all messages in `error`, joined with commas. */
export const weddingCreateSchema = z.object({
  ...fields,
  amenities: fields.amenities.default([]),
  inclusions: fields.inclusions.default([]),
  programme: fields.programme.default([]),
  questions: fields.questions.default([]),
  images: fields.images.optional(),
  gallery: fields.gallery.optional(),
  badge: fields.badge.default('featured'),
  featured: fields.featured.default(false),
  featured_in_destinations: fields.featured_in_destinations.default(false),
  display_in_destinations: fields.display_in_destinations.default(true),
  is_active: fields.is_active.default(true),
  sort_order: fields.sort_order.default(0),
});
export type WeddingFields = z.output<typeof weddingCreateSchema>;

/** Changes: absent fields are unchanged, lists are replaced as a whole. */
export const weddingUpdateSchema = z.object(fields).partial().extend(versionFields);

const filterFields = z.object({
  featured: queryFlag,
  search: optionalValue(limitedText(200)),
  location: optionalValue(limitedText(200)),
  min_price: optionalValue(decimalNumber(z.number().min(0))),
  max_price: optionalValue(decimalNumber(z.number().min(0))),
  /** Minimum capacity. */
  capacity: optionalValue(decimalNumber(z.int().min(0).max(1_000_000))),
  featured_in_destinations: queryFlag,
  display_in_destinations: queryFlag,
  is_active: queryFlag,
});
export type WeddingFilter = z.infer<typeof filterFields>;

/** Without `page` and `limit` the list is complete. */
export const weddingListSchema = filterFields.and(optionalPageQuery(20));

export const weddingSchema = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  location: z.string(),
  description: z.string(),
  price: z.number(),
  rating: z.number().nullable(),
  capacity: z.number(),
  images: z.array(z.string()),
  gallery: z.array(pictureSchema).describe('The images with their texts, in the same order.'),
  amenities: z.array(z.string()),
  inclusions: z.array(z.string()),
  programme: z.array(programmePartSchema),
  questions: z.array(questionSchema),
  availability: textOrNull,
  featured: z.boolean(),
  featured_in_destinations: z.boolean(),
  display_in_destinations: z.boolean(),
  destination_category: textOrNull,
  badge: z.string(),
  duration: textOrNull,
  package_type: textOrNull,
  is_active: z.boolean(),
  sort_order: z.number(),
  meta_title: textOrNull,
  meta_description: textOrNull,
  created_by: z.number().nullable(),
  updated_by: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type WeddingResponse = z.infer<typeof weddingSchema>;

export const weddingListResponseSchema = pageResponse({
  destinations: z.array(weddingSchema),
  total: z.number(),
}).partial({ pagination: true });
export type WeddingListResponse = z.infer<typeof weddingListResponseSchema>;

export const weddingResponseSchema = entryResponse({ destination: weddingSchema });
