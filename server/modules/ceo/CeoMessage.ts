import { Model } from 'objection';
import type { PictureDetails } from '../../platform/picture.contract.ts';

/** A daily message of the chief executive. A database constraint allows at most one active message. */
export class CeoMessage extends Model {
  static override tableName = 'ceo_messages';
  static override jsonAttributes = ['portrait_details'];

  declare id: number;
  declare message: string;
  declare author_name: string | null;
  declare portrait: string | null;
  declare portrait_details: PictureDetails;
  declare is_active: boolean;
  declare created_at: Date;
  declare updated_at: Date;
}
