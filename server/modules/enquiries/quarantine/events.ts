import { createEventConstructor, type Events } from '../../../platform/events/events.ts';
import type { SpamReason } from '../spamChecks.contract.ts';
import type { QuarantineForm } from './contract.ts';

/** Without the submitted data: most of it is deleted, while events remain. */
type Facts = { form: QuarantineForm; reasons: SpamReason[] };

export type QuarantineEvent = Events<{
  'submission.quarantined': Facts;
  /** `entityId` is the id of the resulting enquiry. */
  'submission.released': Facts & { entityId: number | null };
  'submission.discarded': Facts;
}>;

export const submissionEvent = createEventConstructor<QuarantineEvent>('submission');
