import { z } from 'zod';
import type { ErrorBody } from '../contract.ts';

const errorSchema = z.object({
  success: z.literal(false),
  error: z.string().describe('A sentence for a person.'),
  code: z.string().describe('Stable machine code, such as not_found.'),
  request_id: z.string().describe('Identifies the request in the logs; also the header X-Request-Id.'),
}) satisfies z.ZodType<ErrorBody>;

const fieldErrorsSchema = z.array(z.object({ field: z.string(), message: z.string() }));

/** One schema for each shape of an error body, by its name in the API description. */
export const errorSchemas = {
  Error: errorSchema,
  ValidationError: errorSchema.extend({ errors: fieldErrorsSchema.describe('One entry per wrong field.') }),
  StaleWriteError: errorSchema.extend({
    current: z.record(z.string(), z.unknown()).describe('The entry as it is now.'),
  }),
  SecondFactorError: errorSchema.extend({
    challenge: z.string().describe('Is sent with the code in the second step of signing in.'),
  }),
} as const;

type ErrorResponse = {
  status: number;
  description: string;
  schema: keyof typeof errorSchemas;
  /** Whether `Retry-After` says when to try again. */
  retryAfter?: boolean;
};

/** Every way in which an endpoint can reject a request, by its name in the API description. */
export const errorResponses = {
  BadRequest: {
    status: 400,
    description: 'A part of the address, a header or the body cannot be read.',
    schema: 'Error',
  },
  Unauthorized: { status: 401, description: 'There is no valid session.', schema: 'Error' },
  SecondFactorRequired: {
    status: 401,
    description: 'The password is correct, and the account needs a code (`second_factor_required`).',
    schema: 'SecondFactorError',
  },
  Forbidden: { status: 403, description: 'The caller does not have the permission.', schema: 'Error' },
  NotFound: { status: 404, description: 'There is no such entry.', schema: 'Error' },
  Conflict: { status: 409, description: 'The state of the entry does not allow it.', schema: 'Error' },
  Duplicate: {
    status: 409,
    description: 'Another entry has the value of this field.',
    schema: 'ValidationError',
  },
  StaleWrite: {
    status: 409,
    description: 'The entry has changed since the version that this save was made from (`stale_write`).',
    schema: 'StaleWriteError',
  },
  PayloadTooLarge: { status: 413, description: 'The body is too large.', schema: 'Error' },
  FileTooLarge: {
    status: 413,
    description: 'The file of this field is too large.',
    schema: 'ValidationError',
  },
  UnsupportedMediaType: {
    status: 415,
    description: 'The body does not have the declared media type.',
    schema: 'Error',
  },
  FileRejected: {
    status: 415,
    description: 'The file of this field is empty, or its content is of another type.',
    schema: 'ValidationError',
  },
  ValidationFailed: { status: 422, description: 'Fields are missing or wrong.', schema: 'ValidationError' },
  TooManyRequests: {
    status: 429,
    description: 'The caller has to wait.',
    schema: 'Error',
    retryAfter: true,
  },
} as const satisfies Record<string, ErrorResponse>;

export type ErrorName = keyof typeof errorResponses;

/** Errors that any request can get: an outage (503 with `Retry-After`) or a defect (500). */
export const unexpectedErrorStatuses: readonly number[] = [500, 503];
