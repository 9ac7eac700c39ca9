import { z } from 'zod';
import { dataResponse, healthResponseSchema, previewLinkSchema } from '../../platform/fields.contract.ts';
import type { Aliases } from '../../platform/http/aliases.ts';
import { byId, creation, deletion, revision } from '../../platform/http/endpoints.ts';
import { pageQuery } from '../../platform/query.contract.ts';
import {
  articleListQuery,
  categoriesResponseSchema,
  countResponseSchema,
  latestQuerySchema,
  relatedQuerySchema,
  tagsQuerySchema,
  tagsResponseSchema,
  viewRecordedSchema,
} from './contract.ts';

type ArticleSchemas = {
  list: z.ZodType;
  shortList: z.ZodType;
  single: z.ZodType;
  statistics: z.ZodType;
  /** Other names of fields that staff save. */
  aliases: Aliases;
};

/**
 * The common parts of the declarations of blog and news routes. The routes themselves name the path, the summary, the
 * body, and the permission where one is required.
 */
export function articleSpecs({ list, shortList, single, statistics, aliases }: ArticleSchemas) {
  const publicRead = { access: 'public', cacheable: true } as const;
  return {
    search: { ...publicRead, query: articleListQuery(20), response: list },
    listWithDrafts: { query: articleListQuery(20), response: list },
    listPublished: { ...publicRead, query: pageQuery(9), response: list },
    listNewest: { ...publicRead, query: latestQuerySchema, response: shortList },
    listRelated: { ...publicRead, query: relatedQuerySchema, response: shortList, errors: ['NotFound'] },
    listCategories: { ...publicRead, response: categoriesResponseSchema },
    listTags: { ...publicRead, query: tagsQuerySchema, response: tagsResponseSchema },
    count: { ...publicRead, response: countResponseSchema },
    checkHealth: { access: 'public', response: healthResponseSchema },
    getStatistics: { ...publicRead, response: dataResponse(statistics) },
    get: { ...publicRead, ...byId, response: single },
    getBySlug: {
      ...publicRead,
      params: z.object({ slug: z.string() }),
      errors: ['NotFound'],
      response: single,
    },
    recordView: { access: 'public', status: 202, ...byId, response: viewRecordedSchema },
    createPreviewLink: { ...byId, response: previewLinkSchema },
    create: { ...creation, aliases, response: single },
    update: { ...revision, aliases, response: single },
    delete: deletion,
  } as const;
}
