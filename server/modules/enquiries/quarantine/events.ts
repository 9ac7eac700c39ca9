import type { EventShape } from '../../../platform/events/events.ts';
import type { SpamReason } from '../spamChecks.contract.ts';
import type { QuarantineForm } from './contract.ts';

/** Without the submitted data: most of it is deleted, while events remain. */
type Facts = { form: QuarantineForm; reasons: SpamReason[] };

export type QuarantineEvent =
  | (EventShape & { type: 'submission.quarantined'; data: Facts })
  /** `entityId` is the enquiry that it has become. */
  | (EventShape & { type: 'submission.released'; data: Facts & { entityId: number | null } })
  | (EventShape & { type: 'submission.discarded'; data: Facts });

const submission = (id: number) => ({ type: 'submission', id });

export const submissionQuarantined = (id: number, data: Facts): QuarantineEvent => ({
  type: 'submission.quarantined',
  entity: submission(id),
  data,
});

export const submissionReleased = (
  id: number,
  data: Facts & { entityId: number | null },
): QuarantineEvent => ({ type: 'submission.released', entity: submission(id), data });

export const submissionDiscarded = (id: number, data: Facts): QuarantineEvent => ({
  type: 'submission.discarded',
  entity: submission(id),
  data,
});
