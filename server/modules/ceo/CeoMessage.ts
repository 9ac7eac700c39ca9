import { Model } from 'objection';

/** A daily message of the chief executive. A database constraint allows at most one active message. */
export class CeoMessage extends Model {
  static override tableName = 'ceo_messages';

  declare id: number;
  declare message: string;
  declare is_active: boolean;
  declare created_at: Date;
  declare updated_at: Date;
}
