import { z } from 'zod';
import { doneResponseSchema } from '../../platform/fields.contract.ts';

/** Limits of pictures: types are checked by content, metadata is removed. */
export const imageRules = {
  maxBytes: 5 * 1024 * 1024,
  /** A picture with more pixels is refused, regardless of the size of its file. */
  maxPixels: 50_000_000,
  accept: '.jpg,.jpeg,.png,.webp',
  tooLarge: 'File size too large. Maximum size is 5MB',
  wrongType: 'Invalid file type. Only JPEG, PNG, and WebP are allowed',
  damaged: 'The picture is damaged or incomplete. Please use another file',
  tooManyPixels: 'The picture has too many pixels. Please use a smaller one',
} as const;

export const brochureRules = {
  maxBytes: 10 * 1024 * 1024,
  accept: '.pdf,.doc,.docx',
  tooLarge: 'File size too large. Maximum size is 10MB',
  wrongType: 'Invalid file type. Only PDF, DOC, and DOCX are allowed',
} as const;

const uploadedFileSchema = z.object({
  /** Where the file is served: `/uploads/images/….jpg`. */
  path: z.string(),
  /** The name that it had on the uploader's machine. */
  filename: z.string(),
  /** Bytes as stored. */
  size: z.number(),
});
export type UploadedFileResponse = z.infer<typeof uploadedFileSchema>;

/** Every upload returns all documented spellings. */
export const uploadResponseSchema = doneResponseSchema.extend({
  path: z.string(),
  file_path: z.string(),
  url: z.string(),
  file: uploadedFileSchema,
});
