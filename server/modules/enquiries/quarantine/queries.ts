import type { Knex } from 'knex';
import type { Permission } from '../../../platform/contract.ts';
import type { Database, Transaction } from '../../../platform/db/db.ts';
import { type Page, readPage } from '../../../platform/db/readPage.ts';
import { type PersonKey, wherePerson } from '../../../platform/db/wherePerson.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import type { SpamReason } from '../spamChecks.contract.ts';
import {
  type Quarantined,
  type QuarantineForm,
  type QuarantineListInput,
  quarantineForms,
} from './contract.ts';

/** The input of a form for quarantine; its release receives `submission` unchanged. */
export type QuarantineInput = {
  form: QuarantineForm;
  reasons: SpamReason[];
  email: string;
  submission: object;
  /** The enquiry id behind the visitor's reference, if any. */
  entityId: number | null;
};

/** How a form accepts a released submission, in the transaction that removes it from the quarantine. */
export type Release = (
  trx: Transaction,
  held: Pick<QuarantinedRow, 'submission' | 'entity_id' | 'created_at'>,
  context: CommandContext,
) => Promise<void>;

export type QuarantinedRow = {
  id: number;
  form: QuarantineForm;
  reasons: SpamReason[];
  email: string;
  // Read by the form that wrote it; a list shows the fields that most forms have.
  submission: {
    name?: string;
    phone?: string | null;
    subject?: string;
    message?: string;
    attachment?: { key: string; name: string } | null;
  };
  entity_id: number | null;
  created_at: Date;
};

export const quarantineColumns = [
  'id',
  'form',
  'reasons',
  'email',
  'submission',
  'entity_id',
  'created_at',
] as const;

/** The forms whose submissions a caller may see; addresses for the newsletter are for those who may see subscribers. */
export const getVisibleForms = (may: (permission: Permission) => boolean): QuarantineForm[] =>
  quarantineForms.filter((form) => form !== 'newsletter' || may('newsletter.view'));

/** One page of the submissions of some forms, the newest first. */
export async function listQuarantined(
  db: Database,
  { page, limit }: QuarantineListInput,
  forms: QuarantineForm[],
): Promise<Page<QuarantinedRow>> {
  return readPage(() => db('quarantined_submissions').whereIn('form', forms), {
    columns: quarantineColumns,
    sort: ['created_at', 'id'],
    order: 'desc',
    page,
    limit,
  });
}

export const toQuarantined = ({ id, form, reasons, email, submission, created_at }: QuarantinedRow) =>
  ({
    id,
    form,
    reasons,
    name: submission.name ?? null,
    email,
    phone: submission.phone ?? null,
    subject: submission.subject ?? null,
    message: submission.message ?? null,
    attachment_name: submission.attachment?.name ?? null,
    created_at: created_at.toISOString(),
  }) satisfies Quarantined;

export const selectQuarantinedByPerson = (db: Database, person: PersonKey): Knex.QueryBuilder =>
  wherePerson(db('quarantined_submissions'), person, { email: 'email', phone: `submission->>'phone'` });
