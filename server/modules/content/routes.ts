import type { Database } from '../../platform/db/db.ts';
import { dataResponse, doneResponseSchema, previewLinkSchema } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import { createPreview } from './commands/createPreview.ts';
import { updatePage } from './commands/updatePage.ts';
import {
  contentPages,
  contentTexts,
  type PageName,
  pageNames,
  pageSchemas,
  pageUpdateSchema,
  storedPageSchema,
} from './contract.ts';
import { getPageContent } from './queries.ts';

const tag: Tag = { name: 'Content', description: 'Texts and pictures of pages, edited by staff.' };

export function contentEndpoints({ db, secret }: { db: Database; secret: string }): Endpoints {
  const content = new Endpoints(tag);
  for (const page of pageNames) declarePage(content, page, { db, secret });
  return content;
}

/** Each page has its own endpoints, because its content has its own shape. */
function declarePage(
  content: Endpoints,
  page: PageName,
  { db, secret }: { db: Database; secret: string },
): void {
  const { path, label } = contentPages[page];
  const data = storedPageSchema(page);

  content.get(
    `/api/content/${page}`,
    {
      summary: `Get the content of the page ${label}`,
      access: 'public',
      cacheable: true,
      response: dataResponse(data),
    },
    async () => ({ data: await getPageContent(db, page) }),
  );

  content.put(
    `/api/content/${page}`,
    {
      summary: `Replace the content of the page ${label}`,
      access: 'content.manage',
      body: pageUpdateSchema(page),
      response: doneResponseSchema.extend({ data }),
      errors: ['StaleWrite'],
    },
    async ({ body, context }) => {
      await updatePage(db, page, body, context);
      return { message: contentTexts.saved, data: await getPageContent(db, page) };
    },
  );

  content.post(
    `/api/content/${page}/preview`,
    {
      summary: `Create a preview link of unsaved content of the page ${label}`,
      access: 'content.manage',
      body: pageSchemas[page],
      response: previewLinkSchema,
    },
    async ({ body, context }) => {
      const id = await createPreview(db, page, body, context.now);
      return { url: `${signPath(secret, path, context.now)}&preview=${id}` };
    },
  );
}
