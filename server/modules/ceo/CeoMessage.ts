import { createRowModel } from '../../platform/db/createRowModel.ts';
import type { CeoMessageRecord } from './queries.ts';

/** A daily message of the chief executive. A database constraint allows at most one active message. */
export class CeoMessage extends createRowModel<CeoMessageRecord>() {
  static override tableName = 'ceo_messages';
  static override jsonAttributes = ['portrait_details'];
}
