import { Model } from 'objection';
import type { Role } from '../../../platform/contract.ts';

export class User extends Model {
  static override tableName = 'users';

  declare id: number;
  declare username: string;
  declare email: string;
  declare first_name: string;
  declare last_name: string;
  declare user_type: Role;
  declare phone: string | null;
  declare status: 'active' | 'inactive';
  declare password_hash: string;
  /** When an invitation was first sent; null once the user has chosen a password. */
  declare invited_at: Date | null;
  /** Since when sign-in requires a code; null while it does not. */
  declare second_factor_at: Date | null;
  declare last_login: Date | null;
  /** Whether the user gets new enquiries by rule. */
  declare on_duty: boolean;
  /** When the user last got one by rule. */
  declare last_turn_at: Date | null;
  /** Sessions that began earlier are invalid. */
  declare sessions_valid_from: Date;
  declare created_at: Date;
  declare updated_at: Date;
}
