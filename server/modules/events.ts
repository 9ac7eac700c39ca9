import type { Recorded } from '../platform/events/events.ts';
import type { ExportEvent } from '../platform/events/exportEvents.ts';
import type { AuthEvent } from './accounts/authentication/events.ts';
import type { UserEvent } from './accounts/users/events.ts';
import type { PostEvent } from './articles/events.ts';
import type { CeoEvent } from './ceo/events.ts';
import type { ContentEvent } from './content/events.ts';
import type { ConversationEvent } from './conversations/events.ts';
import type { InboundMailEvent } from './conversations/inbound/events.ts';
import type { DestinationEvent } from './destinations/events.ts';
import type { EnquiryEvent } from './enquiries/events.ts';
import type { QuarantineEvent } from './enquiries/quarantine/events.ts';
import type { NewsletterEvent } from './newsletter/events.ts';
import type { OperationsEvent } from './operations/events.ts';
import type { PrivacyEvent } from './privacy/events.ts';
import type { ReplyClockEvent } from './replyClock/events.ts';
import type { ResponseEvent } from './responses/events.ts';
import type { ReviewEvent } from './reviews/events.ts';
import type { SettingsEvent } from './settings/events.ts';
import type { TeamEvent } from './team/events.ts';
import type { UploadEvent } from './uploads/events.ts';
import type { WeddingEvent } from './weddings/events.ts';

export type DomainEvent =
  | AuthEvent
  | CeoEvent
  | ContentEvent
  | NewsletterEvent
  | DestinationEvent
  | UploadEvent
  | WeddingEvent
  | ReviewEvent
  | TeamEvent
  | PostEvent
  | EnquiryEvent
  | ConversationEvent
  | InboundMailEvent
  | QuarantineEvent
  | ReplyClockEvent
  | ResponseEvent
  | PrivacyEvent
  | ExportEvent
  | UserEvent
  | SettingsEvent
  | OperationsEvent;
export type EventType = DomainEvent['type'];
export type RecordedEvent = Recorded<DomainEvent>;
