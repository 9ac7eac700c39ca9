import { z } from 'zod';
import { savedReplyInputSchema } from '../../server/modules/conversations/contract.ts';
import { readRecord } from '../contentFiles.ts';

const lines = z.array(z.string().min(1)).min(1);

/** Replies contain the variables of saved replies; `open` ones name no place. */
const textsSchema = z.object({
  replies: z.object({ place: lines, open: lines }),
  calls: lines,
  whatsapp: lines,
  saved_replies: z.array(savedReplyInputSchema),
});

export type ConversationTexts = z.output<typeof textsSchema>;

export const readConversationTexts = (): Promise<ConversationTexts> =>
  readRecord('conversations.json', textsSchema);
