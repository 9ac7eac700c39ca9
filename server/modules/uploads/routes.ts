import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { type FileRule, requireFile } from '../../platform/http/body.ts';
import { type Caller, Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { storeBrochure, storeImage } from './commands.ts';
import {
  brochureRules,
  imageRules,
  type UploadAnswer,
  type UploadedFileAnswer,
  uploadAnswerSchema,
} from './contract.ts';
import { sendUpload } from './sendUpload.ts';

type Dependencies = { db: Database; storage: Storage };

const tag: Tag = { name: 'Uploads', description: 'Pictures and brochures of the public site.' };

const image: FileRule = { field: 'image', ...imageRules };
const brochure: FileRule = { field: 'brochure', ...brochureRules };
const fileParams = z.object({ folder: z.string(), name: z.string() });
const uploaded = { status: 201, response: uploadAnswerSchema, errors: ['ValidationFailed'] } as const;

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
function declareImageUploads(uploads: Endpoints, dependencies: Dependencies): void {
  const upload = async ({ files, context }: { files: Parameters<typeof requireFile>[0] } & Caller) =>
    presentUpload(await storeImage(dependencies, requireFile(files, image.field), context));

  uploads.post(
    '/api/destinations/upload-image',
    {
      summary: 'Upload a picture of a destination',
      access: ['destinations.create', 'destinations.edit'],
      file: image,
      ...uploaded,
    },
    upload,
  );
  uploads.post(
    '/api/wedding/upload-image',
    {
      summary: 'Upload a picture of a wedding package',
      access: ['destinations.create', 'destinations.edit'],
      file: image,
      ...uploaded,
    },
    upload,
  );
  uploads.post(
    '/api/blog/upload-image',
    {
      summary: 'Upload a picture of a blog post',
      access: ['blog.create', 'blog.edit'],
      file: image,
      ...uploaded,
    },
    upload,
  );
  uploads.post(
    '/api/news/upload-image',
    {
      summary: 'Upload a picture of a news article',
      access: ['news.create', 'news.edit'],
      file: image,
      ...uploaded,
    },
    upload,
  );
}

function presentUpload(file: UploadedFileAnswer): UploadAnswer {
  const { path } = file;
  return { success: true, message: 'File uploaded successfully', path, file_path: path, url: path, file };
}
