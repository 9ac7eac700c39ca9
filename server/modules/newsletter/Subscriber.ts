import { Model } from 'objection';
import type { ConsentVersion } from '../enquiries/consent.contract.ts';
import type { SubscriberStatus } from './contract.ts';

/** An address on the newsletter's list. Only active ones receive mails. */
export class Subscriber extends Model {
  static override tableName = 'subscribers';

  declare id: number;
  declare email: string;
  declare status: SubscriberStatus;
  /** Random; the links in mails are derived from it. A new key makes every older link invalid. */
  declare token_key: string;
  declare subscription_source: string | null;
  declare subscription_date: Date;
  declare verification_date: Date | null;
  declare unsubscription_date: Date | null;
  declare last_email_sent: Date | null;
  declare unsubscribe_link_sent: Date | null;
  declare ip_address: string | null;
  declare user_agent: string | null;
  declare consent_version: ConsentVersion | null;
  declare consented_at: Date | null;
  declare updated_at: Date;
}
