import type { ActivityType } from '../../server/modules/dashboard/contract.ts';
import type { RecordedEvent } from '../../server/modules/events.ts';
import type { subscriptions } from '../subscriptions.ts';

type Heard = Extract<RecordedEvent, { type: (typeof subscriptions)['activity'][number] }>;
export type Erasure = Extract<Heard, { type: 'personal_data.erased' }>;
/** What has a line of its own. */
export type ActivityEvent = Exclude<Heard, Erasure>;

export type ActivityRow = {
  event_id: number;
  occurred_at: string;
  type: ActivityType;
  user_name: string;
  action: string;
  status: string | null;
  details: string | null;
  email: string | null;
  phone: string | null;
  destination: string | null;
  package: string | null;
  priority: string | null;
};

const statusNames: Record<string, string> = { in_progress: 'in progress' };
const spoken = (status: string) => statusNames[status] ?? status;

/** One line of the feed: who did what, in words for the staff. */
export function toActivityRow(event: ActivityEvent): ActivityRow {
  const row = (type: ActivityType, action: string, more: Partial<ActivityRow> = {}): ActivityRow => ({
    event_id: event.id,
    occurred_at: event.occurredAt,
    type,
    user_name: event.actor?.name ?? 'Safarnama',
    action,
    status: null,
    details: null,
    email: null,
    phone: null,
    destination: null,
    package: null,
    priority: null,
    ...more,
  });
  const enquiryType = (channel: 'booking' | 'contact') => (channel === 'booking' ? 'booking' : 'enquiry');

  switch (event.type) {
    case 'enquiry.submitted': {
      const { data } = event;
      const isBooking = data.channel === 'booking';
      return row(enquiryType(data.channel), isBooking ? 'sent a booking enquiry' : 'sent a message', {
        user_name: data.name,
        status: 'new',
        details: data.subject,
        email: data.email,
        phone: data.phone,
        destination: data.destination,
        package: data.travelType,
        priority: 'medium',
      });
    }
    case 'enquiry.status_changed':
      return row(
        enquiryType(event.data.channel),
        `set the enquiry of ${event.data.name} to ${spoken(event.data.to)}`,
        {
          status: event.data.to,
        },
      );
    case 'enquiry.priority_changed':
      return row(
        enquiryType(event.data.channel),
        `gave the enquiry of ${event.data.name} ${event.data.to} priority`,
        { priority: event.data.to },
      );
    case 'enquiry.assigned':
      return row(
        enquiryType(event.data.channel),
        event.data.to
          ? `assigned the enquiry of ${event.data.name} to ${event.data.to}`
          : `unassigned the enquiry of ${event.data.name}`,
      );
    case 'enquiry.deleted':
      return row(enquiryType(event.data.channel), `deleted enquiry ${event.data.reference}`);
    case 'user.created':
      return row('registration', `created the account of ${event.data.name}`, { email: event.data.email });
    case 'user.deleted':
      return row('registration', `deleted the account of ${event.data.name}`);
    case 'subscriber.subscribed': {
      const { email } = event.data;
      return row('newsletter', 'subscribed to the newsletter', {
        user_name: email,
        email,
        status: 'pending',
      });
    }
    case 'subscriber.verified': {
      const { email } = event.data;
      return row('newsletter', 'confirmed the newsletter', { user_name: email, email, status: 'verified' });
    }
    case 'subscriber.unsubscribed': {
      const { email } = event.data;
      const byStaff = event.actor !== null;
      return row('newsletter', `unsubscribed ${byStaff ? `${email} ` : ''}from the newsletter`, {
        user_name: event.actor?.name ?? email,
        email,
        status: 'unsubscribed',
      });
    }
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`The activity feed does not know the event ${JSON.stringify(event)}`);
}
