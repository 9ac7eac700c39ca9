import { z } from 'zod';
import { daySchema, emailSchema, limitedText, textField } from '../../platform/contract.ts';
import { numberField, versionFields } from '../../platform/fields.contract.ts';
import { toPlainNumber } from '../../platform/text/plainNumber.contract.ts';

const link = (label: string) =>
  textField(label, 2000).refine(
    (value) => value === '' || /^https?:\/\/\S+$/.test(value),
    `${label} must be a web address`,
  );

/** One number, which links of the site dial. */
const phone = (label: string) =>
  textField(label, 40)
    .overwrite(toPlainNumber)
    .regex(/^(?:\+?[\d\s().-]*\d)?$/, `${label} must be one number that can be dialled`);

/** Business facts that the public site shows. Empty text hides the line. */
export const businessFactsSchema = z.object({
  agency_name: textField('Agency name', 120, 'Agency name is required'),
  phone_primary: phone('Primary phone'),
  phone_secondary: phone('Secondary phone'),
  /** Digits with the country code, as chat links require. */
  chat_number: textField('Chat number', 20).regex(/^\d*$/, 'Chat number may have digits only'),
  email_info: emailSchema,
  email_sales: emailSchema,
  email_package: emailSchema,
  email_blogger: emailSchema,
  email_news: emailSchema,
  address: textField('Address', 300),
  facebook_url: link('Facebook'),
  twitter_url: link('Twitter'),
  instagram_url: link('Instagram'),
  youtube_url: link('YouTube'),
  customer_portal_url: link('Customer portal'),
  partner_portal_url: link('Partner portal'),
  privacy_html: textField('Privacy policy', 100_000),
  terms_html: textField('Terms', 100_000),
});
export type BusinessFacts = z.infer<typeof businessFactsSchema>;

/** Facts that visitors check before they trust an agency. Empty text hides the line. */
const agencyDetailsSchema = z.object({
  licence: textField('Licence', 120),
  tax_number: textField('GSTIN', 40),
  payment_methods: textField('Payment methods', 300),
  directions_url: link('Directions'),
});

const wholeNumber = (label: string, max: number, min = 0) => numberField(label, { min, max, whole: true });

const maxPercent = 100;
/** Months or days. */
const maxPeriod = 1200;

/** How the price of a journey is calculated from the price per adult. */
const priceRulesSchema = z.object({
  /** Of the price per adult. */
  price_child_percent: wholeNumber('Price of a child', maxPercent),
  price_single_percent: wholeNumber('Single supplement', 300),
  /** Of the sum. */
  price_tax_percent: wholeNumber('Tax', maxPercent),
  /** Of the total with tax. */
  price_deposit_percent: wholeNumber('Deposit', maxPercent),
});

/** Retention periods; 0 disables erasure. */
const retentionSchema = z.object({
  /** Since the last change. */
  retention_enquiry_months: wholeNumber('Enquiries', maxPeriod),
  retention_attachment_months: wholeNumber('Attachments', maxPeriod),
  retention_quarantine_days: wholeNumber('Quarantine', maxPeriod),
  /** Since they unsubscribed, or mail to them bounced. */
  retention_unsubscribed_months: wholeNumber('Former subscribers', maxPeriod),
  /** Since the last confirmation mail. */
  retention_unverified_days: wholeNumber('Unconfirmed subscribers', maxPeriod),
  /** IP addresses of subscribers and in the audit log. */
  retention_client_address_days: wholeNumber('IP addresses', maxPeriod),
  /** Since their end. */
  retention_session_days: wholeNumber('Sessions', maxPeriod),
  retention_mail_delivery_days: wholeNumber('Mail delivery log', maxPeriod),
  retention_idempotency_days: wholeNumber('Submission keys (against double sending)', maxPeriod),
});
export type Retention = z.infer<typeof retentionSchema>;

const workingDay = (day: string) => {
  const hint = `${day} must have opening hours such as 09:00-18:00, or be empty`;
  return limitedText(20, { tooLong: hint }).refine((value) => value === '' || isOpeningSpan(value), hint);
};

/** `09:00-18:00`; `24:00` is the end of the day. */
function isOpeningSpan(value: string): boolean {
  const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
  const [, from = '', to = ''] = new RegExp(`^(${time})-(${time}|24:00)$`).exec(value) ?? [];
  return from < to;
}

/**
 * The agency's working hours, and within how many of these hours it replies; empty working hours count around the
 * clock.
 */
const replyTimeSchema = z.object({
  reply_hours: wholeNumber('Hours to answer', 240, 1),
  hours_monday: workingDay('Monday'),
  hours_tuesday: workingDay('Tuesday'),
  hours_wednesday: workingDay('Wednesday'),
  hours_thursday: workingDay('Thursday'),
  hours_friday: workingDay('Friday'),
  hours_saturday: workingDay('Saturday'),
  hours_sunday: workingDay('Sunday'),
});

const publicDetailsSchema = agencyDetailsSchema.extend(replyTimeSchema.shape);
export type AgencyDetails = z.infer<typeof publicDetailsSchema>;

/** Public settings: the business facts, and the current day in the agency's time zone. */
export const publicSettingsSchema = businessFactsSchema.extend({
  ...priceRulesSchema.shape,
  ...publicDetailsSchema.shape,
  today: z.iso.date(),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

const splitAssignments = (lines: string) => lines.split('\n').filter((line) => line.trim() !== '');

const areAssignments = (value: string) =>
  splitAssignments(value).every((line) => /^[^:]+:\s*[^\s:]+\s*$/.test(line));

/** The lines of `assignment_people`, in lower case. */
export const parseAssignments = (lines: string): { word: string; username: string }[] =>
  splitAssignments(lines).map((line) => {
    const [word = '', username = ''] = line.split(':').map((part) => part.trim().toLowerCase());
    return { word, username };
  });

/** The rules that assign new enquiries. */
const assignmentSchema = z.object({
  assignment_rule: z.enum(['none', 'round_robin'], { error: 'Please choose an assignment rule' }),
  /** Lines such as `Bali: meera`: a type or a part of the destination, and a user name. */
  assignment_people: textField('Assignments', 2000).refine(
    areAssignments,
    'Assignments must be lines such as Bali: meera',
  ),
});

const isListOfDays = (value: string) =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((day) => daySchema.safeParse(day).success);

const holidaysSchema = z.object({
  /** Days such as 2026-12-25, with spaces, commas or line breaks between them. */
  holidays: textField('Holidays', 2000).refine(isListOfDays, 'Holidays must be days such as 2026-12-25'),
});

const trustSchema = z.object({
  /** From the departure of a booked enquiry to the mail; 0 sends none. */
  review_invitation_days: wholeNumber('Invitation to review', 365),
});

/** IANA names. Without names such as CET, which Postgres reads as an abbreviation without daylight saving time. */
export const listTimeZones = (): string[] => [
  ...new Set([
    'Asia/Kolkata',
    'UTC',
    ...Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/')),
  ]),
];

/** Settings that staff may edit: business facts, retention periods, the reply time, and regional rules. */
export const settingsSchema = businessFactsSchema.extend({
  ...agencyDetailsSchema.shape,
  ...priceRulesSchema.shape,
  ...retentionSchema.shape,
  ...replyTimeSchema.shape,
  ...holidaysSchema.shape,
  ...assignmentSchema.shape,
  ...trustSchema.shape,
  /** IANA name; days begin at midnight there. */
  time_zone: z
    .string()
    .refine((zone) => listTimeZones().includes(zone), { message: 'Please choose a known time zone' }),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The settings with their version. */
export const storedSettingsSchema = settingsSchema.extend({ updated_at: z.string() });
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** PUT /settings: what changes, and the version that it was made from. */
export const settingsUpdateSchema = settingsSchema.partial().extend(versionFields);
export type SettingsUpdate = z.output<typeof settingsUpdateSchema>;

/** Obvious examples: numbers of a reserved range, addresses under example.com. */
export const exampleSettings: Settings = {
  agency_name: 'Safarnama Travels',
  phone_primary: '+91 98000 00001',
  phone_secondary: '+91 98000 00002',
  chat_number: '919800000001',
  email_info: 'info@example.com',
  email_sales: 'sales@example.com',
  email_package: 'package@example.com',
  email_blogger: 'blogger@example.com',
  email_news: 'news@example.com',
  address: '12 Example Street, Example City, India',
  facebook_url: 'https://facebook.com/example',
  twitter_url: 'https://x.com/example',
  instagram_url: 'https://instagram.com/example',
  youtube_url: 'https://youtube.com/@example',
  customer_portal_url: 'https://customer.example.com',
  partner_portal_url: 'https://partner.example.com',
  licence: '',
  tax_number: '',
  payment_methods: '',
  directions_url: '',
  privacy_html: '',
  terms_html: '',
  price_child_percent: 60,
  price_single_percent: 35,
  price_tax_percent: 5,
  price_deposit_percent: 25,
  time_zone: 'Asia/Kolkata',
  retention_enquiry_months: 36,
  retention_attachment_months: 12,
  retention_quarantine_days: 30,
  retention_unsubscribed_months: 12,
  retention_unverified_days: 90,
  retention_client_address_days: 90,
  retention_session_days: 30,
  retention_mail_delivery_days: 180,
  retention_idempotency_days: 2,
  reply_hours: 24,
  hours_monday: '',
  hours_tuesday: '',
  hours_wednesday: '',
  hours_thursday: '',
  hours_friday: '',
  hours_saturday: '',
  hours_sunday: '',
  holidays: '',
  assignment_rule: 'none',
  assignment_people: '',
  review_invitation_days: 14,
};
