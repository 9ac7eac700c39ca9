import type { Settings } from '@modules/settings/contract.ts';

export type Field = {
  name: keyof Settings;
  label: string;
  type?: 'tel' | 'email' | 'url';
  /** No number field, which the mouse wheel would change. */
  inputMode?: 'numeric';
  hint?: string;
  wide?: true;
  multiline?: true;
  /** The choices of a select. */
  options?: { value: string; label: string }[];
};

export const settingsGroups: { title: string; text: string; fields: Field[] }[] = [
  {
    title: 'Agency',
    text: 'Shown in the header, the footer and on the contact page. Empty fields are hidden.',
    fields: [
      { name: 'agency_name', label: 'Agency name' },
      { name: 'address', label: 'Address', wide: true },
      { name: 'phone_primary', label: 'Primary phone', type: 'tel' },
      { name: 'phone_secondary', label: 'Secondary phone', type: 'tel' },
      {
        name: 'chat_number',
        label: 'Chat number',
        type: 'tel',
        hint: 'Digits with the country code: 919800000001',
      },
    ],
  },
  {
    title: 'Trust',
    text: 'Shown on the contact and about pages; licence and GSTIN in the footer, too. Empty fields are hidden.',
    fields: [
      { name: 'licence', label: 'Licence', hint: 'Such as the registration with the tourism department' },
      { name: 'tax_number', label: 'GSTIN' },
      { name: 'payment_methods', label: 'Payment methods', hint: 'Such as UPI, bank transfer, cards' },
      {
        name: 'directions_url',
        label: 'Directions',
        type: 'url',
        hint: 'The link to your place in a map service',
      },
    ],
  },
  {
    title: 'Mailboxes',
    text: 'Addresses that visitors can write to.',
    fields: [
      { name: 'email_info', label: 'Information', type: 'email' },
      { name: 'email_sales', label: 'Sales', type: 'email' },
      { name: 'email_package', label: 'Packages', type: 'email' },
      { name: 'email_blogger', label: 'Blog', type: 'email' },
      { name: 'email_news', label: 'News', type: 'email' },
    ],
  },
  {
    title: 'Links',
    text: 'Social pages and portals, as full web addresses.',
    fields: [
      { name: 'facebook_url', label: 'Facebook', type: 'url' },
      { name: 'twitter_url', label: 'Twitter', type: 'url' },
      { name: 'instagram_url', label: 'Instagram', type: 'url' },
      { name: 'youtube_url', label: 'YouTube', type: 'url' },
      { name: 'customer_portal_url', label: 'Customer portal', type: 'url' },
      { name: 'partner_portal_url', label: 'Partner portal', type: 'url' },
    ],
  },
  {
    title: 'Prices',
    text: 'How the price of a journey is calculated from its price per adult. Changes apply to new enquiries.',
    fields: [
      {
        name: 'price_child_percent',
        label: 'Child',
        inputMode: 'numeric',
        hint: 'Percent of the price per adult',
      },
      {
        name: 'price_single_percent',
        label: 'Single supplement',
        inputMode: 'numeric',
        hint: 'Percent of the price per adult, for each room with one guest',
      },
      { name: 'price_tax_percent', label: 'Tax', inputMode: 'numeric', hint: 'Percent of the sum' },
      { name: 'price_deposit_percent', label: 'Deposit', inputMode: 'numeric', hint: 'Percent of the total' },
    ],
  },
  {
    title: 'Reply time',
    text: 'When a reply to an enquiry is due. The contact page shows these opening hours, too. The 24 hours that the site promises by default count around the clock; any other number counts within the opening hours, in the time zone below, unless all days are empty. A change applies to enquiries that arrive or are reopened after it; running due times stay.',
    fields: [
      { name: 'reply_hours', label: 'Hours to answer', inputMode: 'numeric' },
      workingHours('hours_monday', 'Monday'),
      workingHours('hours_tuesday', 'Tuesday'),
      workingHours('hours_wednesday', 'Wednesday'),
      workingHours('hours_thursday', 'Thursday'),
      workingHours('hours_friday', 'Friday'),
      workingHours('hours_saturday', 'Saturday'),
      workingHours('hours_sunday', 'Sunday'),
      {
        name: 'holidays',
        label: 'Holidays',
        hint: 'Days off, such as 2026-12-25, one in each line',
        wide: true,
        multiline: true,
      },
    ],
  },
  {
    title: 'Reviews',
    text: 'Guests of booked enquiries are invited by mail to review their journey, once each. What they write waits for your approval under Reviews.',
    fields: [
      {
        name: 'review_invitation_days',
        label: 'Invitation to review',
        inputMode: 'numeric',
        hint: 'Days after the last day of the journey; 0 sends no automatic invitations',
      },
    ],
  },
  {
    title: 'Assignment of new enquiries',
    text: 'Who gets an enquiry when it arrives: the person named for its type or destination or, in turn, everyone on duty. People go on and off duty on their account page.',
    fields: [
      {
        name: 'assignment_rule',
        label: 'Rule',
        options: [
          { value: 'none', label: 'Assign nobody' },
          { value: 'round_robin', label: 'In turn, to people on duty' },
        ],
      },
      {
        name: 'assignment_people',
        label: 'People by type or destination',
        hint: 'One in each line, as in “Bali: meera” or “wedding: anil”: a word and a user name; the first that fits counts',
        wide: true,
        multiline: true,
      },
    ],
  },
  {
    title: 'Retention of personal data',
    text: 'How long each kind of data is stored. Older data is erased once a day; 0 stores it indefinitely. Statistics are not affected.',
    fields: [
      months('retention_enquiry_months', 'Enquiries', 'after the last change'),
      months('retention_attachment_months', 'Attachments of enquiries', 'after the last change'),
      days('retention_quarantine_days', 'Submissions in quarantine', 'after they arrived'),
      months(
        'retention_unsubscribed_months',
        'Former subscribers',
        'after they unsubscribed, or their address bounced',
      ),
      days('retention_unverified_days', 'Unconfirmed subscribers', 'after the last confirmation mail'),
      days('retention_client_address_days', 'IP addresses', 'after they were recorded'),
      days('retention_session_days', 'Staff sessions', 'after their end'),
      days('retention_mail_delivery_days', 'Mail delivery log', 'after they were sent'),
      days('retention_idempotency_days', 'Submission keys (against double sending)', 'after they were used'),
    ],
  },
];

function workingHours(name: keyof Settings, label: string): Field {
  return { name, label, hint: 'Such as 09:00-18:00; empty on a day off' };
}

function months(name: keyof Settings, label: string, since: string): Field {
  return { name, label, inputMode: 'numeric', hint: `Months ${since}` };
}

function days(name: keyof Settings, label: string, since: string): Field {
  return { name, label, inputMode: 'numeric', hint: `Days ${since}` };
}
