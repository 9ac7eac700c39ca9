import { Model } from 'objection';
import type { PictureDetails } from '../../platform/picture.contract.ts';

/** A person of the agency, as visitors see them. */
export class TeamMember extends Model {
  static override tableName = 'team_members';
  static override jsonAttributes = ['portrait_details', 'languages', 'regions'];

  declare id: number;
  declare name: string;
  declare role: string;
  declare portrait: string | null;
  declare portrait_details: PictureDetails;
  declare languages: string[];
  /** Names of destinations, or `India` and `Abroad`. */
  declare regions: string[];
  declare bio: string | null;
  declare position: number;
  declare is_active: boolean;
  declare user_id: number | null;
  declare created_at: Date;
  declare updated_at: Date;
}
