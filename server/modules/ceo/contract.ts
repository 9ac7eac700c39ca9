import { z } from 'zod';
import { idSchema, textField } from '../../platform/contract.ts';
import { versionFields } from '../../platform/fields.contract.ts';

export const ceoTexts = {
  required: 'Please enter a message',
  notFound: 'Message not found',
  added: 'Daily message added successfully!',
  updated: 'Message updated successfully!',
  deleted: 'Message deleted successfully!',
  activated: 'Message status updated!',
} as const;

const message = textField('Message', 5000, ceoTexts.required);

export const ceoMessageInputSchema = z.object({ message });
export const ceoMessageUpdateSchema = z.object({ message, ...versionFields });
export type CeoMessageUpdate = z.input<typeof ceoMessageUpdateSchema>;

export const ceoActivateSchema = z.object({ id: idSchema });

export const ceoMessageSchema = z.object({
  id: z.number(),
  message: z.string(),
  /** Creation time, ISO 8601. */
  date: z.string(),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CeoMessageAnswer = z.infer<typeof ceoMessageSchema>;

/** GET /ceo: all of them (the newest 500), newest first. */
export const ceoListAnswerSchema = z.object({ success: z.literal(true), data: z.array(ceoMessageSchema) });
/** GET /ceo/active: `data` is null when none is active. */
export const ceoActiveAnswerSchema = z.object({
  success: z.literal(true),
  data: ceoMessageSchema.nullable(),
});
/** GET /ceo/{id}, POST /ceo/create, PUT /ceo/{id}, POST /ceo/activate. */
export const ceoAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  data: ceoMessageSchema,
});

/** `data` of GET /ceo/statistics. */
export const ceoStatisticsSchema = z.object({
  total: z.number(),
  active: z.number(),
  inactive: z.number(),
  /** ISO 8601, or null when there is no message. */
  last_updated: z.string().nullable(),
});
export type CeoStatistics = z.infer<typeof ceoStatisticsSchema>;
