import { z } from 'zod';
import { emailSchema, limitedText } from '../../platform/contract.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { optionalValue } from '../../platform/query.contract.ts';

export const privacyTexts = {
  oneOfTwo: 'Please give an email address or a phone number',
  phone: 'Please enter at least 7 digits',
  confirm: 'Please type the address or number exactly as you searched for it',
  nothing: 'Nothing is known of this person',
  erased: 'Erased. The figures stay as they were.',
} as const;

/** How long the browser waits, in milliseconds: the search for a person reads all events. */
export const privacyTimeoutMs = 600_000;

/** The digits of a number, because people format a number in many ways. */
const toDigits = (phone: string) => phone.replace(/\D/g, '');

/** A person, by the one value that identifies them. */
const personFields = {
  email: optionalValue(emailSchema),
  phone: optionalValue(limitedText(40).refine((phone) => toDigits(phone).length >= 7, privacyTexts.phone)),
};
const isOne = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) =>
  (email === undefined) !== (phone === undefined);
const oneOfTwo = { message: privacyTexts.oneOfTwo, path: ['email'] };

export const personSchema = z.object(personFields).refine(isOne, oneOfTwo);
export type Person = z.output<typeof personSchema>;

export const erasureSchema = z
  .object({ ...personFields, confirm: z.string({ error: privacyTexts.confirm }).trim() })
  .refine(isOne, oneOfTwo)
  .refine(({ email, phone, confirm }) => confirm === (email ?? phone), {
    message: privacyTexts.confirm,
    path: ['confirm'],
  });
export type ErasureInput = z.input<typeof erasureSchema>;

/** The personal data of a person: the subject, the time, and the rows of each table. */
export const exportResponseSchema = z
  .object({ person: z.object({ email: z.string(), phone: z.string() }).partial(), exported_at: z.string() })
  .catchall(z.array(z.record(z.string(), z.unknown())));

/** The tables that contain data of a person, and in how many rows. */
const foundSchema = z.array(z.object({ table: z.string(), label: z.string(), rows: z.number() }));
export type Found = z.infer<typeof foundSchema>;
export const foundResponseSchema = dataResponse(foundSchema);
export const erasedResponseSchema = doneResponseSchema.extend({ data: foundSchema });
