import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { type FileRule, requireFile } from '../../platform/http/body.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { storeBrochure, storeImage } from './commands.ts';
import { brochureRules, imageRules, type UploadedFileResponse, uploadResponseSchema } from './contract.ts';
import { sendUpload } from './sendUpload.ts';

type Dependencies = { db: Database; storage: Storage };

const tag: Tag = { name: 'Uploads', description: 'Pictures and brochures of the public site.' };

const image: FileRule = { field: 'image', ...imageRules };
const brochure: FileRule = { field: 'brochure', ...brochureRules };
const fileParams = z.object({ folder: z.string(), name: z.string() });
const uploaded = { status: 201, response: uploadResponseSchema, errors: ['ValidationFailed'] } as const;

/** The upload endpoints of the areas, and `/uploads`, which is also `/api/uploads`: clients resolve paths either way. */
export function uploadEndpoints(dependencies: Dependencies): Endpoints {
  const uploads = new Endpoints(tag);
  declareImageUploads(uploads, dependencies);

  uploads.post(
    '/api/destinations/upload-brochure',
    {
      summary: 'Upload a brochure',
      access: ['destinations.create', 'destinations.edit'],
      file: brochure,
      ...uploaded,
    },
    async ({ files, context }) =>
      presentUpload(await storeBrochure(dependencies, requireFile(files, brochure.field), context)),
  );
  uploads.get(
    '/uploads/:folder/:name',
    { summary: 'Get an uploaded file', ...download },
    async ({ params, ctx }) => sendUpload(dependencies.storage, params, ctx),
  );
  uploads.get(
    '/api/uploads/:folder/:name',
    { summary: 'Get an uploaded file by its address below /api', ...download },
    async ({ params, ctx }) => sendUpload(dependencies.storage, params, ctx),
  );
  return uploads;
}

const download = {
  access: 'public',
  params: fileParams,
  produces: 'application/octet-stream',
  errors: ['NotFound'],
} as const;

/** Each area has its own endpoint, because each has its own permissions. */
const imageAreas = [
  { area: 'destinations', shown: 'a destination', access: ['destinations.create', 'destinations.edit'] },
  { area: 'wedding', shown: 'a wedding package', access: ['destinations.create', 'destinations.edit'] },
  { area: 'blog', shown: 'a blog post', access: ['blog.create', 'blog.edit'] },
  { area: 'news', shown: 'a news article', access: ['news.create', 'news.edit'] },
  { area: 'team', shown: 'a team member', access: ['team.manage'] },
  { area: 'ceo', shown: 'the chief executive', access: ['ceo.create', 'ceo.edit'] },
] as const;

function declareImageUploads(uploads: Endpoints, dependencies: Dependencies): void {
  for (const { area, shown, access } of imageAreas) {
    uploads.post(
      `/api/${area}/upload-image`,
      { summary: `Upload a picture of ${shown}`, access, file: image, ...uploaded },
      async ({ files, context }) =>
        presentUpload(await storeImage(dependencies, requireFile(files, image.field), context)),
    );
  }
}

function presentUpload(file: UploadedFileResponse) {
  const { path } = file;
  return { message: 'File uploaded successfully', path, file_path: path, url: path, file };
}
