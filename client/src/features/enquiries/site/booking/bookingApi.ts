import type { BookingSubmission, bookingResponseSchema } from '@modules/enquiries/contract.ts';
import { attachmentRules } from '@modules/enquiries/formChoices.contract.ts';
import { uploadTimeoutMs } from '@platform/http/uploadTimeout.contract.ts';
import type { z } from 'zod';
import { api } from '../../../../lib/api/api.ts';

type Booking = { input: BookingSubmission; attachment: File | null; key: string };

/** Encodes lists as repeated `name[]`; omits empty texts and a missing file. */
export function bookingForm(input: BookingSubmission, attachment: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const entry of value) form.append(`${name}[]`, entry);
    else if (value !== undefined && value !== null && value !== '') form.append(name, String(value));
  }
  if (attachment) form.append('attachment', attachment);
  return form;
}

const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitBooking: build.mutation<z.infer<typeof bookingResponseSchema>, Booking>({
      query: ({ input, attachment, key }) => ({
        url: 'booking/submit',
        method: 'POST',
        body: bookingForm(input, attachment),
        headers: { 'Idempotency-Key': key },
        ...(attachment && { timeout: uploadTimeoutMs }),
      }),
      transformErrorResponse: (error, _meta, { attachment }) =>
        attachment && error.status === 'timeout'
          ? { ...error, message: `${error.message} ${attachmentRules.slow}` }
          : error,
    }),
  }),
});

export const { submitBooking } = bookingApi.endpoints;
