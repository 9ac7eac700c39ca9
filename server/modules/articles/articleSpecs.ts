import { z } from 'zod';
import {
  dataResponse,
  doneResponseSchema,
  healthResponseSchema,
  previewLinkSchema,
} from '../../platform/fields.contract.ts';
import { idParams } from '../../platform/http/endpoints.ts';
import {
  articleListQuery,
  articlePageQuery,
  categoriesResponseSchema,
  countResponseSchema,
  latestQuerySchema,
  relatedQuerySchema,
  tagsQuerySchema,
  tagsResponseSchema,
  viewRecordedSchema,
} from './contract.ts';

type ResponseSchemas = { list: z.ZodType; shortList: z.ZodType; single: z.ZodType; statistics: z.ZodType };

/**
 * What the declarations of the blog's and the news's routes share. The routes themselves name the path, the summary,
 * the permission and the body.
 */
export function articleSpecs({ list, shortList, single, statistics }: ResponseSchemas) {
  const publicRead = { access: 'public', cacheable: true } as const;
  const onePost = { params: idParams, errors: ['NotFound'] } as const;
  return {
    search: { ...publicRead, query: articleListQuery(20), response: list },
    listWithDrafts: { query: articleListQuery(20), response: list },
    listPublished: { ...publicRead, query: articlePageQuery(9), response: list },
    listNewest: { ...publicRead, query: latestQuerySchema, response: shortList },
    listRelated: { ...publicRead, query: relatedQuerySchema, response: shortList, errors: ['NotFound'] },
    listCategories: { ...publicRead, response: categoriesResponseSchema },
    listTags: { ...publicRead, query: tagsQuerySchema, response: tagsResponseSchema },
    count: { ...publicRead, response: countResponseSchema },
    checkHealth: { access: 'public', response: healthResponseSchema },
    getStatistics: { ...publicRead, response: dataResponse(statistics) },
    get: { ...publicRead, ...onePost, response: single },
    getBySlug: { ...publicRead, ...onePost, params: z.object({ slug: z.string() }), response: single },
    recordView: { access: 'public', status: 202, ...onePost, response: viewRecordedSchema },
    createPreviewLink: { ...onePost, response: previewLinkSchema },
    create: { idempotent: true, status: 201, response: single },
    update: { params: idParams, response: single, errors: ['NotFound', 'StaleWrite'] },
    delete: { ...onePost, response: doneResponseSchema },
  } as const;
}
