import { z } from 'zod';
import {
  decimalNumber,
  flagSchema,
  idSchema,
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
  optionalPrice,
  optionalText,
  pictureField,
  priceField,
  rowList,
  sortOrderField,
  textList,
  toggleSchema,
  versionFields,
} from '../../platform/fields.contract.ts';
import {
  blankDetails,
  maxPictures,
  pictureDetailsSchema,
  pictureSchema,
} from '../../platform/picture.contract.ts';
import {
  limitField,
  optionalChoice,
  optionalPageQuery,
  optionalValue,
  pageQuery,
  queryFlag,
  sortFields,
} from '../../platform/query.contract.ts';
import { departureResponseSchema, departuresSchema } from './departures.contract.ts';
import {
  choiceNames,
  groupTypes,
  journeyChoices,
  journeyPageSize,
  journeySorts,
  themes,
} from './journeyChoices.contract.ts';

export const destinationTypes = ['domestic', 'international'] as const;
export type DestinationType = (typeof destinationTypes)[number];

export const difficulties = ['Easy', 'Easy to Moderate', 'Moderate', 'Moderate to Hard', 'Hard'] as const;

export const destinationTexts = {
  originalPrice: 'Original price must not be below the starting price',
  notFound: 'Destination not found',
  coordinates: 'Please enter both latitude and longitude, or neither',
  imageRequired: 'Please upload an image for the destination',
  created: 'Destination created successfully',
  updated: 'Destination updated successfully',
  deleted: 'Destination deleted successfully',
} as const;

const shortText = (label: string) => textField(label, 200).default('');
const longText = (label: string) => textField(label, 5000).default('');
const people = { min: 0, max: 100_000, whole: true };
const lines = (label: string) => textList(label, { each: 300, max: 40 }).default([]);

/** Absent in entries of earlier releases. */
const picture = pictureSchema.nullable().default(null);

const itineraryDaySchema = z.object({
  day: numberField('Day', { min: 1, max: 365, whole: true }),
  title: shortText('Title'),
  description: longText('Description'),
  activities: lines('Activities'),
  meals: lines('Meals'),
  accommodation: shortText('Accommodation'),
  travel_time: shortText('Travel time').describe('How long the day is spent on the way, and by what.'),
  highlights: lines('Highlights'),
  picture,
});
const inclusionSchema = z.object({ inclusion: textField('Inclusion', 500, 'Inclusion is required') });
const exclusionSchema = z.object({ exclusion: textField('Exclusion', 500, 'Exclusion is required') });
const hotelSchema = z.object({
  city: shortText('City'),
  hotel: textField('Hotel', 200, 'Hotel is required'),
  nights: numberField('Nights', people).default(1),
  picture,
});
export const paymentPolicySchema = z.object({
  policy_type: textField('Policy type', 200, 'Policy type is required'),
  description: longText('Description'),
});
export const cancellationPolicySchema = z.object({
  period: textField('Period', 200, 'Period is required'),
  charges: shortText('Charges'),
});

const price = { min: 0, max: 1_000_000_000 };

/** Entries of a fixed list, each once. */
const choiceList = <Choice extends string>(label: string, choices: readonly Choice[]) =>
  z
    .array(z.enum(choices, { error: `${label} may only be ${choices.join(', ')}` }), {
      error: `${label} must be a list`,
    })
    .transform((chosen) => [...new Set(chosen)]);

const fields = {
  name: textField('Name', 200, 'Name is required'),
  type: z.enum(destinationTypes, { error: 'Please choose a valid type' }),
  image: pictureField('Image').min(1, destinationTexts.imageRequired),
  image_details: pictureDetailsSchema,
  gallery: rowList('Gallery', pictureSchema, maxPictures),
  trip_count: numberField('Trip count', people),
  starting_price: priceField('Starting price', price),
  original_price: optionalPrice('Original price', price),
  discount: optionalText('Discount', 60),
  description: textField('Description', 20_000),
  highlights: textList('Highlights', { each: 300, max: 60 }),
  best_time_to_visit: optionalText('Best time to visit', 200),
  duration: optionalText('Duration', 120),
  group_size: optionalText('Group size', 120),
  difficulty: z.enum(difficulties, { error: 'Please choose a valid difficulty' }),
  themes: choiceList('Themes', themes),
  group_types: choiceList('Group types', groupTypes),
  package_cost: optionalText('Package cost', 200),
  latitude: optionalNumber('Latitude', { min: -90, max: 90 }),
  longitude: optionalNumber('Longitude', { min: -180, max: 180 }),
  featured: flagSchema,
  is_active: flagSchema,
  sort_order: sortOrderField,
  ...metaFields,
  brochure_path: optionalText('Brochure', 500),
  brochure_filename: optionalText('Brochure file name', 200),
  brochure_size: optionalNumber('Brochure size', { min: 0, max: 100_000_000, whole: true }),
  itineraries: rowList('Itinerary', itineraryDaySchema),
  inclusions: rowList('Inclusions', inclusionSchema),
  exclusions: rowList('Exclusions', exclusionSchema),
  hotels: rowList('Hotels', hotelSchema),
  available_dates: departuresSchema,
  payment_policies: rowList('Payment policies', paymentPolicySchema),
  cancellation_policies: rowList('Cancellation policies', cancellationPolicySchema),
};

export const destinationAliases = { active: 'is_active' } as const;

type Prices = { starting_price?: number | undefined; original_price?: number | null | undefined };

/** The original price is the starting price before a discount. */
export const hasSensiblePrices = ({ starting_price, original_price }: Prices) =>
  starting_price === undefined || !original_price || original_price >= starting_price;

type Coordinates = { latitude?: number | null | undefined; longitude?: number | null | undefined };

/** Also for a change: it sets or removes both. */
const hasBothCoordinates = ({ latitude = null, longitude = null }: Coordinates) =>
  (latitude === null) === (longitude === null);

const refineFields = <Fields extends z.ZodType<Prices & Coordinates>>(schema: Fields) =>
  schema
    .refine(hasSensiblePrices, { message: destinationTexts.originalPrice, path: ['original_price'] })
    .refine(hasBothCoordinates, { message: destinationTexts.coordinates, path: ['longitude'] });

export const destinationFieldsSchema = z.object({
  ...fields,
  type: fields.type.default('domestic'),
  image: z.preprocess((value) => value ?? '', fields.image),
  image_details: fields.image_details.default(blankDetails),
  gallery: fields.gallery.default([]),
  trip_count: fields.trip_count.default(0),
  description: fields.description.default(''),
  highlights: fields.highlights.default([]),
  difficulty: fields.difficulty.default('Easy'),
  themes: fields.themes.default([]),
  group_types: fields.group_types.default([]),
  featured: fields.featured.default(false),
  is_active: fields.is_active.default(true),
  sort_order: fields.sort_order.default(0),
  itineraries: fields.itineraries.default([]),
  inclusions: fields.inclusions.default([]),
  exclusions: fields.exclusions.default([]),
  hotels: fields.hotels.default([]),
  available_dates: fields.available_dates.default([]),
  payment_policies: fields.payment_policies.default([]),
  cancellation_policies: fields.cancellation_policies.default([]),
});

/** A new destination. The client's form validates with the same schema. */
export const destinationCreateSchema = refineFields(destinationFieldsSchema);
export type DestinationFields = z.output<typeof destinationFieldsSchema>;

/** Changes: absent fields are unchanged, lists are replaced as a whole. */
const updateFields = z.object(fields).partial().extend(versionFields);
export const destinationUpdateSchema = refineFields(updateFields);

export const destinationToggleSchema = toggleSchema.extend({ id: idSchema });
export const destinationSortSchema = z.object({ id: idSchema, sort_order: fields.sort_order });

const typeFilter = optionalChoice(destinationTypes);
const priceFilter = optionalValue(decimalNumber(z.number().min(0)));

const destinationSortColumns = ['sort_order', 'name', 'price', 'created_at'] as const;

const filterFields = z.object({
  search: optionalValue(limitedText(200)),
  type: typeFilter,
  featured: queryFlag,
  is_active: queryFlag,
  difficulty: optionalValue(z.enum(difficulties)),
  min_price: priceFilter,
  max_price: priceFilter,
  ...sortFields(destinationSortColumns, 'sort_order', 'asc'),
});
export type DestinationFilter = z.infer<typeof filterFields>;

/** Without `page` and `limit` the list is complete. */
export const destinationListSchema = filterFields.and(optionalPageQuery(20));

export const destinationFeaturedQuerySchema = z.object({ limit: limitField(8) });
export const destinationSearchQuerySchema = z.object({
  q: z.preprocess((value) => value ?? '', limitedText(200)),
  type: typeFilter,
  limit: limitField(20),
});
export const destinationTypeQuerySchema = z.object({ type: typeFilter, limit: limitField(100) });

const choiceFilter = <Choice extends string>(choices: readonly Choice[]) =>
  optionalValue(z.enum(choices, { error: `Must be one of ${choices.join(', ')}` }));

const journeyFilterFields = z.object({
  search: optionalValue(limitedText(200)),
  type: typeFilter,
  month: choiceFilter(journeyChoices.month),
  days: choiceFilter(journeyChoices.days),
  budget: choiceFilter(journeyChoices.budget),
  theme: choiceFilter(journeyChoices.theme),
  group: choiceFilter(journeyChoices.group),
  ...sortFields(journeySorts, 'recommended', 'asc'),
});
export type JourneyFilter = z.infer<typeof journeyFilterFields>;
export const journeyQuerySchema = journeyFilterFields.and(pageQuery(journeyPageSize));

/** A complete destination; lists and single reads share this shape. */
export const destinationSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  type: z.enum(destinationTypes),
  image: z.string(),
  image_details: pictureDetailsSchema,
  gallery: z.array(pictureSchema).describe('More pictures than the main one.'),
  trip_count: z.number(),
  starting_price: z.number(),
  original_price: z.number().nullable(),
  discount: textOrNull,
  description: z.string(),
  highlights: z.array(z.string()),
  best_time_to_visit: textOrNull,
  duration: textOrNull,
  group_size: textOrNull,
  difficulty: z.enum(difficulties),
  themes: z.array(z.enum(themes)).describe('What the journey is about.'),
  group_types: z.array(z.enum(groupTypes)).describe('Whom the journey suits.'),
  package_cost: textOrNull,
  latitude: z.number().nullable().describe('Degrees north, for the map; null together with the longitude.'),
  longitude: z.number().nullable().describe('Degrees east.'),
  featured: z.boolean(),
  is_active: z.boolean(),
  active: z.boolean(),
  sort_order: z.number(),
  meta_title: textOrNull,
  meta_description: textOrNull,
  brochure_path: textOrNull,
  brochure_filename: textOrNull,
  brochure_size: z.number().nullable(),
  has_brochure: z
    .boolean()
    .describe('Whether a brochure can be downloaded: the uploaded or the printed one.'),
  itineraries: z.array(itineraryDaySchema),
  inclusions: z.array(inclusionSchema),
  exclusions: z.array(exclusionSchema),
  hotels: z.array(hotelSchema),
  available_dates: z.array(departureResponseSchema),
  payment_policies: z.array(paymentPolicySchema),
  cancellation_policies: z.array(cancellationPolicySchema),
  created_at: z.string(),
  updated_at: z.string(),
});
export type DestinationResponse = z.output<typeof destinationSchema>;

/** Lists: `total` counts all matches, `pagination` is present when the query has `page` or `limit`. */
export const destinationListResponseSchema = pageResponse({
  destinations: z.array(destinationSchema),
  total: z.number(),
}).partial({ pagination: true });
export type DestinationListResponse = z.output<typeof destinationListResponseSchema>;

/** The active destinations by name, for choices. */
export const destinationNamesResponseSchema = z.object({
  success: z.literal(true),
  destinations: z.array(destinationSchema.pick({ id: true, name: true })),
});

/** The fields of a journey that a card shows. */
export const journeyCardSchema = destinationSchema.pick({
  id: true,
  name: true,
  type: true,
  image: true,
  image_details: true,
  discount: true,
  starting_price: true,
  original_price: true,
  duration: true,
  best_time_to_visit: true,
  description: true,
});
export type JourneyCard = z.output<typeof journeyCardSchema>;

export const journeyCardsResponseSchema = z.object({
  success: z.literal(true),
  destinations: z.array(journeyCardSchema),
});

/** Where a journey is, in degrees. */
const journeyPlaceSchema = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export type JourneyPlace = z.output<typeof journeyPlaceSchema>;

/** One page of the filtered list: `total` of `all` active journeys match. */
export const journeyListResponseSchema = pageResponse({
  destinations: z.array(journeyCardSchema),
  total: z.number(),
  all: z.number(),
  counts: z
    .record(z.enum(choiceNames), z.record(z.string(), z.number()))
    .describe(
      'What each option leaves together with the other filters; an empty name stands for any option.',
    ),
  places: z.array(journeyPlaceSchema).describe('Where the first 60 of all pages are, as far as it is known.'),
});
export type JourneyListResponse = z.output<typeof journeyListResponseSchema>;

export const destinationResponseSchema = entryResponse({ destination: destinationSchema });

/** `data` of GET /destinations/statistics; without destinations.view only active ones count. */
export const destinationStatisticsSchema = z.object({
  total: z.number(),
  featured: z.number(),
  international: z.number(),
  domestic: z.number(),
  active: z.number(),
});
export type DestinationStatistics = z.infer<typeof destinationStatisticsSchema>;
