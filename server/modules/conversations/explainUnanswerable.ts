import { toReference } from '../../platform/text/toReference.ts';
import type { EnquiryRecord } from '../enquiries/queries.ts';
import { conversationTexts } from './contract.ts';

/** Why no reply can be written to an enquiry; undefined when one can. */
export function explainUnanswerable({
  erased_at,
  merged_into,
}: Pick<EnquiryRecord, 'erased_at' | 'merged_into'>): string | undefined {
  if (erased_at) return conversationTexts.erased;
  return merged_into === null ? undefined : conversationTexts.merged(toReference(merged_into));
}
