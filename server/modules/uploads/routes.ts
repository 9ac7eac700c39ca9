import type { Context } from 'koa';
import { z } from 'zod';
import type { Permission } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { FileRule } from '../../platform/http/body.ts';
import { requireFile } from '../../platform/http/body.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { storeBrochure, storeImage } from './commands.ts';
import {
  brochureRules,
  imageRules,
  type UploadAnswer,
  type UploadedFileAnswer,
  uploadAnswerSchema,
} from './contract.ts';

/** Who may upload pictures where: each area has a door of its own. */
const imageDoors: Record<string, readonly Permission[]> = {
  '/api/destinations': ['destinations.create', 'destinations.edit'],
  '/api/wedding': ['destinations.create', 'destinations.edit'],
  '/api/blog': ['blog.create', 'blog.edit'],
  '/api/news': ['news.create', 'news.edit'],
};

const image: FileRule = { field: 'image', ...imageRules };
const brochure: FileRule = { field: 'brochure', ...brochureRules };

export function uploadEndpoints({ db, storage }: { db: Database; storage: Storage }): Endpoints[] {
  const doors = Object.entries(imageDoors).map(([prefix, access]) => {
    const door = new Endpoints(prefix);
    door.post(
      '/upload-image',
      {
        summary: 'Upload a picture (field image)',
        access,
        status: 201,
        file: image,
        answer: uploadAnswerSchema,
      },
      async ({ files, context }) =>
        answer(await storeImage({ db, storage }, requireFile({ fields: {}, files }, image.field), context)),
    );
    return door;
  });

  const destinations = new Endpoints('/api/destinations');
  destinations.post(
    '/upload-brochure',
    {
      summary: 'Upload a brochure (field brochure)',
      access: ['destinations.create', 'destinations.edit'],
      status: 201,
      file: brochure,
      answer: uploadAnswerSchema,
    },
    async ({ files, context }) =>
      answer(
        await storeBrochure({ db, storage }, requireFile({ fields: {}, files }, brochure.field), context),
      ),
  );

  // The client resolves stored paths against the site and against the API.
  const downloads = ['/uploads', '/api/uploads'].map((prefix) => {
    const uploads = new Endpoints(prefix);
    uploads.get(
      '/:folder/:name',
      { summary: 'Get an uploaded file', access: 'public', params: fileParams },
      async ({ params, ctx }) => {
        await show(storage, params, ctx);
        return undefined;
      },
    );
    return uploads;
  });

  return [...doors, destinations, ...downloads];
}

function answer(file: UploadedFileAnswer): UploadAnswer {
  const { path } = file;
  return { success: true, message: 'File uploaded successfully', path, file_path: path, url: path, file };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const fileParams = z.object({ folder: z.string(), name: z.string() });
const folders = ['images', 'brochures'];
const fileName = new RegExp(`^(${uuid})(-\\d+)?\\.(jpg|png|webp|avif|pdf|docx?)$`);

/**
 * Sends a stored file. Its name is random and its content never changes, so it can be cached indefinitely. For a copy
 * that the worker has not made yet, it sends the original, uncached.
 */
async function show(
  storage: Storage,
  { folder, name }: z.output<typeof fileParams>,
  ctx: Context,
): Promise<void> {
  const [, id, variant, extension = ''] = fileName.exec(name) ?? [];
  if (!id || !folders.includes(folder)) throw notFound();
  const candidates = variant ? [name, ...['jpg', 'png', 'webp'].map((type) => `${id}.${type}`)] : [name];
  for (const candidate of candidates) {
    const found = await storage.read(`uploads/${folder}/${candidate}`).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    });
    if (!found) continue;
    const isItself = candidate === name;
    if (folder === 'brochures') ctx.attachment(candidate);
    ctx.type = isItself ? extension : (candidate.split('.').at(-1) ?? '');
    ctx.length = found.size;
    ctx.set('Cache-Control', isItself ? 'public, max-age=31536000, immutable' : 'no-store');
    ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    ctx.remove('Vary');
    ctx.body = found.stream;
    return;
  }
  throw notFound();
}
