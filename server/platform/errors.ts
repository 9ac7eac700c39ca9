import type { ErrorBody, FieldError } from './contract.ts';

/** The fields of an error body besides its text and code. */
type Details = Pick<ErrorBody, 'errors' | 'current' | 'challenge'>;

/** An error that a caller may see. One middleware turns it into the response. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  readonly details: Details;

  constructor(
    status: number,
    code: string,
    message: string,
    { headers = {}, ...details }: Details & { headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

const toDetails = (message: string, field: string | undefined): Details =>
  field === undefined ? {} : { errors: [{ field, message }] };

export const badRequest = (message: string) => new AppError(400, 'bad_request', message);
export const unauthorized = (message = 'Authentication failed. Please login again.') =>
  new AppError(401, 'unauthorized', message);
export const forbidden = (
  message = 'Permission denied. You do not have access to this resource.',
  code = 'forbidden',
) => new AppError(403, code, message);
export const notFound = (message = 'Resource not found.') => new AppError(404, 'not_found', message);
export const conflict = (message: string, code = 'conflict') => new AppError(409, code, message);
/** @param field the field of the form with the file, if it is a file */
export const tooLarge = (message: string, field?: string) =>
  new AppError(413, 'too_large', message, toDetails(message, field));
/** @param field the field of the form with the file, if it is a file */
export const unsupportedMedia = (message: string, field?: string) =>
  new AppError(415, 'unsupported_media', message, toDetails(message, field));
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new AppError(429, 'too_many_requests', message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
export const unavailable = (message = 'The service is busy. Please try again in a moment.') =>
  new AppError(503, 'unavailable', message, { headers: { 'Retry-After': '2' } });

/** The entry. @throws AppError 404 when there is none */
export function requireFound<Entry>(entry: Entry | undefined, message: string): Entry {
  if (entry === undefined) throw notFound(message);
  return entry;
}

/**
 * A file was not stored: the storage or the temporary folder is full, read-only or away, rejected the program, or
 * accepted only a part.
 */
export class StorageRefused extends Error {
  override name = 'StorageRefused';
}

/** Wrong input: the text is the first message, or all messages joined if the caller requests that. */
export const invalid = (errors: FieldError[], message = errors[0]?.message ?? 'Invalid input') =>
  new AppError(422, 'validation_failed', message, { errors });
