import { z } from 'zod';

/** PUT /enquiries/:id/presence: what the caller does with an enquiry, sent repeatedly while they do it. */
export const presenceSchema = z.object({
  doing: z.enum(['viewing', 'writing', 'left'], { error: 'Please say viewing, writing or left' }),
});
export type Doing = z.infer<typeof presenceSchema>['doing'];

/** A message of the live stream about the presence of a member of staff. */
export const presenceMessageSchema = presenceSchema.extend({
  enquiry_id: z.number(),
  user_id: z.number(),
  name: z.string(),
});
export type PresenceMessage = z.infer<typeof presenceMessageSchema>;

export const presenceRepeatMs = 15_000;
/** Without a repetition, a person counts as gone after this time. */
export const presenceLastsMs = 40_000;
