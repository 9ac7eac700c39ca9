import type { TestApi } from './api.ts';

/** The smallest whole PNG: one transparent pixel. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A valid contact form. */
export const contactForm = (fields: Record<string, unknown> = {}) => ({
  name: 'Asha Naik',
  email: 'asha@example.com',
  phone: '+91 98220 12345',
  subject: 'A week in Kerala',
  message: 'Please send me a plan for a week in Kerala.',
  ...fields,
});

/** A valid booking form; a list is sent as its name once for each entry. */
export function bookingForm(
  fields: Record<string, string | string[]> = {},
  file?: { name: string; bytes: Buffer },
): FormData {
  const form = new FormData();
  const all = {
    login_id: 'Asha Naik',
    email: 'asha@example.com',
    mobile: '+91 98220 12345',
    description: 'Four of us would like to see Hampi in January.',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  if (file) form.append('attachment', new File([new Uint8Array(file.bytes)], file.name));
  return form;
}

/** Submits a booking and returns its id and reference. */
export async function buildBooking(
  { api }: Pick<TestApi, 'api'>,
  {
    fields,
    file,
  }: { fields?: Record<string, string | string[]>; file?: { name: string; bytes: Buffer } } = {},
): Promise<{ id: number; reference: string }> {
  return (await api.post('/api/booking/submit', { body: bookingForm(fields, file) })).body.data;
}

/** Sends a contact message and returns its id and reference. */
export async function buildContact(
  { api }: Pick<TestApi, 'api'>,
  fields: Record<string, unknown> = {},
): Promise<{ id: number; reference: string }> {
  return (await api.post('/api/contact/submit', { body: contactForm(fields) })).body.data;
}
