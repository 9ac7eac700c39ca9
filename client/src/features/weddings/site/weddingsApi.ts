import type {
  WeddingListResponse,
  WeddingResponse,
  weddingResponseSchema,
} from '@modules/weddings/contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { getErrorMessage, isMalformed } from '../../../lib/api/errorMessage.ts';
import { hasList, isFoundOrAbsent } from '../../../lib/api/responses.ts';

export type Wedding = WeddingResponse;

/** Which packages: all active ones, those featured on the home page, or those featured among destinations. */
type WeddingChoice = 'all' | 'all_brief' | 'featured' | 'featured_in_destinations';

/** The lists whose cards show a text. */
const hasTexts = (choice: WeddingChoice) => choice === 'all' || choice === 'featured';

/** The fields for cards, filters and the enquiry form; lists omit what only a package's page shows. */
const toCards = ({ destinations }: WeddingListResponse, _meta: unknown, choice: WeddingChoice) =>
  destinations.map((wedding) => ({
    id: wedding.id,
    slug: wedding.slug,
    title: wedding.title,
    location: wedding.location,
    description: hasTexts(choice) ? wedding.description : '',
    price: wedding.price,
    capacity: wedding.capacity,
    gallery: wedding.gallery.slice(0, 1),
    badge: wedding.badge,
    duration: wedding.duration,
    destination_category: wedding.destination_category,
    featured_in_destinations: wedding.featured_in_destinations,
    display_in_destinations: wedding.display_in_destinations,
  }));

export type WeddingCardFacts = ReturnType<typeof toCards>[number];

const weddingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWeddings: build.query<WeddingCardFacts[], WeddingChoice>({
      query: (choice) => ({
        url: 'wedding/destinations',
        params: { is_active: true, ...(choice.startsWith('all') ? {} : { [choice]: true }) },
      }),
      rawResponseSchema: hasList('destinations'),
      transformResponse: toCards,
      providesTags: ['Wedding'],
    }),
    /** Finds by the current or a former slug; null when there is no such active package. */
    getWeddingBySlug: build.query<Wedding | null, string>({
      query: (slug) => ({
        url: `wedding/destinations/slug/${encodeURIComponent(slug)}`,
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<z.infer<typeof weddingResponseSchema>> | null) =>
        response?.destination ?? null,
      providesTags: ['Wedding'],
    }),
  }),
});

export const { getWeddings, getWeddingBySlug } = weddingsApi.endpoints;

export const weddingFailure = (error: unknown): string =>
  getErrorMessage(
    error,
    isMalformed(error) ? 'Invalid response structure from API' : 'Failed to fetch wedding destinations',
  );

export const weddingBookingPath = (title: string, type: 'Wedding Package' | 'Featured Wedding Package') =>
  `/booking?${new URLSearchParams({ for: 'wedding', info: title, travel_type: type })}`;
