import { z } from 'zod';
import { articleKinds } from './contract.ts';

const journeyArticleSchema = z.object({
  id: z.number(),
  kind: z.enum(articleKinds),
  title: z.string(),
  read_time: z.string().describe('Such as `4 min read`.'),
});
export type JourneyArticle = z.output<typeof journeyArticleSchema>;

export const journeyArticlesResponseSchema = z.object({
  success: z.literal(true),
  articles: z.array(journeyArticleSchema),
});
