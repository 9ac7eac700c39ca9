import { z } from 'zod';
import { versionFields } from '../../platform/fields.contract.ts';
import { aboutPageSchema, bookingPageSchema, homePageSchema } from './agencyPages.contract.ts';
import { insurancePageSchema, visaPageSchema } from './servicePages.contract.ts';
import { tripsPageSchema } from './tripsPage.contract.ts';

/** The pages whose content staff edit, each with the shape of its content. */
export const pageSchemas = {
  home: homePageSchema,
  about: aboutPageSchema,
  visa: visaPageSchema,
  insurance: insurancePageSchema,
  booking: bookingPageSchema,
  trips: tripsPageSchema,
} as const satisfies Record<string, z.ZodObject>;
export type PageName = keyof typeof pageSchemas;
export type PageContents = { [Page in PageName]: z.output<(typeof pageSchemas)[Page]> };

export const pageNames = Object.keys(pageSchemas) as PageName[]; // keys of a closed object

/** The address of each page, and its name for staff. */
export const contentPages: Record<PageName, { path: string; label: string }> = {
  home: { path: '/', label: 'Home' },
  about: { path: '/about', label: 'About Us' },
  visa: { path: '/visa', label: 'Visa' },
  insurance: { path: '/insurance', label: 'Insurance' },
  booking: { path: '/booking', label: 'Enquire Now' },
  trips: { path: '/trips', label: 'Day Trips' },
};

export const contentTexts = { saved: 'Page saved' } as const;

/** Content that was never saved has this version. */
export const unsavedVersion = '1970-01-01T00:00:00.000Z';

export const storedPageSchema = (page: PageName) =>
  // The fields of each page are in its own schema; together with the version they are one object.
  (pageSchemas[page] as z.ZodObject).extend({ updated_at: z.string() });
export type StoredPage<Page extends PageName = PageName> = PageContents[Page] & { updated_at: string };

/** PUT /content/{page}: the whole content, and the version that it was made from. */
export const pageUpdateSchema = (page: PageName) => (pageSchemas[page] as z.ZodObject).extend(versionFields);
