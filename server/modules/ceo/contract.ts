import { z } from 'zod';
import { idSchema, textField } from '../../platform/contract.ts';
import {
  dataResponse,
  entryResponse,
  optionalPicture,
  optionalText,
  versionFields,
} from '../../platform/fields.contract.ts';
import { blankDetails, pictureDetailsSchema } from '../../platform/picture.contract.ts';

export const ceoTexts = {
  required: 'Please enter a message',
  notFound: 'Message not found',
  added: 'Daily message added successfully!',
  updated: 'Message updated successfully!',
  deleted: 'Message deleted successfully!',
  activated: 'Message status updated!',
} as const;

const message = textField('Message', 5000, ceoTexts.required);

const author = {
  /** Shown below the message. */
  author_name: optionalText('Name', 120),
  portrait: optionalPicture('Portrait'),
  portrait_details: pictureDetailsSchema,
};

export const ceoMessageInputSchema = z.object({
  message,
  author_name: author.author_name.default(null),
  portrait: author.portrait.default(null),
  portrait_details: author.portrait_details.default(blankDetails),
});
export type CeoMessageInput = z.output<typeof ceoMessageInputSchema>;

/** Changes: absent author fields are unchanged. */
export const ceoMessageUpdateSchema = z.object({
  message,
  author_name: author.author_name.optional(),
  portrait: author.portrait.optional(),
  portrait_details: author.portrait_details.optional(),
  ...versionFields,
});
export type CeoMessageUpdate = z.input<typeof ceoMessageUpdateSchema>;

export const ceoActivateSchema = z.object({ id: idSchema });

export const ceoMessageSchema = z.object({
  id: z.number(),
  message: z.string(),
  author_name: z.string().nullable(),
  portrait: z.string().nullable(),
  portrait_details: pictureDetailsSchema,
  /** Creation time, ISO 8601. */
  date: z.string(),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CeoMessageResponse = z.infer<typeof ceoMessageSchema>;

/** GET /ceo: all messages, newest first. */
export const ceoListResponseSchema = dataResponse(z.array(ceoMessageSchema));
/** GET /ceo/active: `data` is null when none is active. */
export const ceoActiveResponseSchema = dataResponse(ceoMessageSchema.nullable());
/** GET /ceo/{id}, POST /ceo/create, PUT /ceo/{id}, POST /ceo/activate. */
export const ceoResponseSchema = entryResponse({ data: ceoMessageSchema });

/** `data` of GET /ceo/statistics. */
export const ceoStatisticsSchema = z.object({
  total: z.number(),
  active: z.number(),
  inactive: z.number(),
  /** ISO 8601, or null when there is no message. */
  last_updated: z.string().nullable(),
});
export type CeoStatistics = z.infer<typeof ceoStatisticsSchema>;
