/** The recipients of each template's mails: the visitor that an event is about, or staff. */
const audiences = {
  enquiry_confirmation: 'visitor',
  enquiry_reply: 'visitor',
  review_invitation: 'visitor',
  newsletter_verification: 'visitor',
  newsletter_welcome: 'visitor',
  newsletter_unsubscribe: 'visitor',
  enquiry_notice: 'staff',
  enquiry_assigned: 'staff',
  customer_mail: 'staff',
  visitor_notice: 'staff',
  undelivered: 'staff',
  reply_due_soon: 'staff',
  reply_overdue: 'staff',
  reply_digest: 'staff',
  invitation: 'staff',
  password_reset: 'staff',
  password_notice: 'staff',
  second_factor_notice: 'staff',
  address_notice: 'staff',
} as const satisfies Record<string, 'visitor' | 'staff'>;

/** Every mail has one of these templates, so that a new template must have an audience. */
export type MailTemplate = keyof typeof audiences;

export const mailsToStaff: readonly string[] = Object.entries(audiences)
  .filter(([, audience]) => audience === 'staff')
  .map(([template]) => template);
