import { rm, stat } from 'node:fs/promises';
import type { File } from 'formidable';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { errorCode } from '../errorCode.ts';
import { badRequest, invalid, StorageRefused, tooLarge, unsupportedMedia } from '../errors.ts';

/** A received file, still in the temporary folder; it is deleted after the request unless it was moved. */
export type UploadedFile = { field: string; path: string; originalName: string; size: number };

export type Multipart = { fields: Record<string, string | string[]>; files: Record<string, UploadedFile> };

/** A body that is not parsed. */
export type RawRule = { type: string; maxBytes: number; tooLarge: string };

export type FileRule = { field: string; maxBytes: number; tooLarge: string };

const parseJson = koaBody({
  jsonLimit: '2mb',
  jsonTypes: ['application/json', 'application/*+json'],
  urlencoded: false,
  text: false,
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
} as unknown as Parameters<typeof koaBody>[0]); // its enum of methods cannot be written as text

export const isJson = (ctx: Context): boolean => Boolean(ctx.is('application/json', 'application/*+json'));

/** The parsed JSON body; `{}` when there is none. @throws AppError 400, 413 or 415 */
export async function readJson(ctx: Context): Promise<unknown> {
  if (!ctx.request.length && !ctx.get('Transfer-Encoding')) return {};
  if (!isJson(ctx)) throw unsupportedMedia('The request body must be JSON.');
  try {
    await parseJson(ctx, async () => undefined);
  } catch (error) {
    const { status } = error as { status?: number }; // http-errors has a status, a broken connection none
    if (status === 413) throw tooLarge('The request body is too large.');
    if (status === 415) throw unsupportedMedia('This encoding of the request body is not supported.');
    throw badRequest('The request body is not valid JSON.');
  }
  return (ctx.request as { body?: unknown }).body ?? {}; // where koa-body puts it
}

/** Checks the headers of the body, before it is read. @throws AppError 413 or 415 */
export function assertRawHeaders(ctx: Context, { type, maxBytes, tooLarge: text }: RawRule): void {
  if (!ctx.is(type)) throw unsupportedMedia(`The request body must be ${type}.`);
  if ((ctx.request.length ?? 0) > maxBytes) throw tooLarge(text);
}

/** The unparsed body. @throws AppError 400 or 413 */
export async function readRaw(ctx: Context, { maxBytes, tooLarge: text }: RawRule): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without an encoding, a request gives buffers.
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(text);
    chunks.push(chunk);
  }
  if (size === 0) throw badRequest('The request body is empty.');
  return Buffer.concat(chunks);
}

/** formidable's own codes: https://github.com/node-formidable/formidable/blob/master/src/FormidableError.js */
const fileTooLarge = new Set([1009, 1016]);
const tooManyFields = new Set([1006, 1007, 1015]);

const fieldLimits = { maxFields: 500, maxFieldsSize: 1024 * 1024 };

/** The fields of a plain form; files are left out. @throws AppError 400 or 413 */
export async function readPlainForm(ctx: Context): Promise<Multipart['fields']> {
  await parseForm(ctx, {
    urlencoded: true,
    formLimit: fieldLimits.maxFieldsSize,
    // As in a multipart form, `name[x]` and `name.x` are names; qs reads no more than 1000 fields.
    queryString: { depth: 0, allowDots: false, arrayLimit: 1000 },
    formidable: { ...fieldLimits, filter: () => false },
  });
  return toMultipart(ctx).fields;
}

/** An error of formidable has a number as its code, one of the file system a call. */
type ParseError = Error & { code?: number; status?: number; syscall?: string };

/** @throws AppError 400 or 413; StorageRefused */
async function parseForm(
  ctx: Context,
  options: Parameters<typeof koaBody>[0],
  file?: FileRule,
): Promise<void> {
  const parse = koaBody({ json: false, text: false, multipart: true, ...options });
  await parse(ctx, async () => undefined).catch((error: ParseError) => {
    if (file && error.code && fileTooLarge.has(error.code)) throw tooLarge(file.tooLarge, file.field);
    if (error.syscall === 'open' || error.syscall === 'write')
      throw new StorageRefused(`The temporary folder refuses to store (${errorCode(error)})`, {
        cause: error,
      });
    if (error.status === 413 || (error.code && tooManyFields.has(error.code)))
      throw tooLarge('The form has too many or too large fields.');
    throw badRequest('The form could not be read.');
  });
}

/**
 * Parses a multipart body and passes it to `work`; deletes the remaining files afterwards. `name[]` and `name` are the
 * same field.
 * @throws AppError 400, 413, 415, or 422 for a file of another field; StorageRefused when a file could not be written
 * completely
 */
export async function withMultipart<Result>(
  ctx: Context,
  rule: FileRule,
  work: (body: Multipart) => Promise<Result>,
): Promise<Result> {
  if (!ctx.is('multipart/form-data')) throw unsupportedMedia('The request body must be a multipart form.');
  const received: string[] = [];
  const formidable = {
    ...fieldLimits,
    allowEmptyFiles: true,
    minFileSize: 0,
    maxFiles: 1,
    maxFileSize: rule.maxBytes,
    maxTotalFileSize: rule.maxBytes,
    onFileBegin: (_name: string, file: File) => received.push(file.filepath),
  };
  try {
    await parseForm(ctx, { urlencoded: false, formidable }, rule);
    const body = toMultipart(ctx);
    assertKnown(body.files, rule);
    await assertComplete(body.files);
    return await work(body);
  } finally {
    await Promise.all(received.map((path) => rm(path, { force: true })));
  }
}

/** @throws AppError 422 */
function assertKnown(files: Multipart['files'], { field: known }: FileRule): void {
  const unknown = Object.keys(files).filter((field) => field !== known);
  if (unknown.length === 0) return;
  throw invalid(unknown.map((field) => ({ field, message: `A file is accepted as “${known}” only` })));
}

/** formidable can finish before a failed write to the disk is reported. @throws StorageRefused */
async function assertComplete(files: Multipart['files']): Promise<void> {
  for (const { path, size } of Object.values(files)) {
    const written = await stat(path).catch(() => null);
    if (written?.size !== size)
      throw new StorageRefused(`${written?.size ?? 0} of ${size} bytes were written`);
  }
}

/** Browsers send a line break of a form as two characters, and count it as one. */
const joinLineBreaks = (text: string) => text.replaceAll('\r\n', '\n');

function toMultipart(ctx: Context): Multipart {
  // koa-body's result for a form.
  const { body = {}, files = {} } = ctx.request as {
    body?: Record<string, string | string[]>;
    files?: Record<string, File | File[]>;
  };
  const fields: Multipart['fields'] = {};
  for (const [name, sent] of Object.entries(body)) {
    const value = Array.isArray(sent) ? sent.map(joinLineBreaks) : joinLineBreaks(sent);
    if (name.endsWith('[]')) fields[name.slice(0, -2)] = Array.isArray(value) ? value : [value];
    else fields[name] = value;
  }
  const uploads: Multipart['files'] = {};
  for (const [name, value] of Object.entries(files)) {
    const file = Array.isArray(value) ? value[0] : value;
    if (!file || (file.size === 0 && !file.originalFilename)) continue;
    const field = name.replace(/\[\]$/, '');
    uploads[field] = {
      field,
      path: file.filepath,
      originalName: file.originalFilename ?? 'file',
      size: file.size,
    };
  }
  return { fields, files: uploads };
}

/** The uploaded file of a field. @throws AppError 422 when it is absent or empty */
export function requireFile(files: Multipart['files'], field: string): UploadedFile {
  const file = files[field];
  if (!file || file.size === 0) throw invalid([{ field, message: 'Please choose a file' }]);
  return file;
}
