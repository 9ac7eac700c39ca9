import { z } from 'zod';
import { textField } from '../../platform/contract.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { pictureDetailsSchema } from '../../platform/picture.contract.ts';
import { maxResultsPerKind, maxSearchLength, shortestSearch } from './limits.contract.ts';

export const searchQuerySchema = z.object({
  q: textField('Search', maxSearchLength, 'Search is required').min(
    shortestSearch,
    `Search must be at least ${shortestSearch} characters long`,
  ),
});

const searchKinds = ['journey', 'wedding', 'blog', 'news'] as const;

const resultSchema = pictureDetailsSchema.pick({ focal_x: true, focal_y: true }).extend({
  kind: z.enum(searchKinds),
  id: z.number(),
  title: z.string(),
  text: z.string().describe('The beginning of its description.'),
  image: z.string().nullable(),
  path: z.string().describe('Its page on the public site.'),
  price: z.number().nullable().describe('In rupees; articles have none.'),
});
export type SearchResult = z.infer<typeof resultSchema>;

export const searchResponseSchema = dataResponse(
  z.object({
    results: z.array(resultSchema).describe(`At most ${maxResultsPerKind} of each kind.`),
    is_similar: z
      .boolean()
      .describe('Nothing matches what was typed; the results have words that resemble it.'),
  }),
);
export type SearchResponse = z.infer<typeof searchResponseSchema>;
