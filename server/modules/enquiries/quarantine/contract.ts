import { z } from 'zod';
import { pageResponse, textOrNull } from '../../../platform/contract.ts';
import { pageQuery } from '../../../platform/query.contract.ts';
import { spamReasons } from '../spamChecks.contract.ts';

export const quarantineForms = ['contact', 'booking', 'newsletter'] as const;
export type QuarantineForm = (typeof quarantineForms)[number];

export const quarantineTexts = {
  notFound: 'This submission is not in the quarantine any more',
  released: 'Released: it is treated as if it had just arrived',
  discarded: 'Deleted from the quarantine',
} as const;

export const quarantineListSchema = pageQuery(20);
export type QuarantineListInput = z.infer<typeof quarantineListSchema>;

/** A submission that waits for review by a person. */
const quarantinedSchema = z.object({
  id: z.number(),
  form: z.enum(quarantineForms),
  reasons: z.array(z.enum(spamReasons)),
  name: textOrNull,
  email: z.string(),
  phone: textOrNull,
  subject: textOrNull,
  message: textOrNull,
  attachment_name: textOrNull,
  created_at: z.string(),
});
export type Quarantined = z.infer<typeof quarantinedSchema>;

export const quarantineListResponseSchema = pageResponse({ data: z.array(quarantinedSchema) });
export type QuarantineListResponse = z.infer<typeof quarantineListResponseSchema>;
