import { enquiryTexts } from '@modules/enquiries/contract.ts';
import { type FormEvent, useEffect, useState } from 'react';
import type { ApiError } from '../../../../lib/api/api.ts';
import { asApiError } from '../../../../lib/api/apiError.ts';
import { getErrorMessage } from '../../../../lib/api/errorMessage.ts';
import { malformed } from '../../../../lib/api/requestJson.ts';
import { currentConsent } from '../../../../lib/forms/consent.ts';
import type { useForm } from '../../../../lib/forms/useForm.ts';
import { useSubmitBookingMutation } from './bookingApi.ts';
import type { BookingSource } from './bookingContext.ts';
import { type BookingValues, bookingInput } from './bookingValues.ts';
import type { Received } from './SuccessPopup.tsx';

type Form = ReturnType<typeof useForm<BookingValues>>;
type Outcome = { kind: 'success' | 'error'; message: string };

const sentBefore =
  'An earlier version of this enquiry has reached us already. Press the button again to send this version as well.';

/** Submits the booking form: reports success only after the server has accepted it; a failure loses nothing. */
export function useBookingSubmission(form: Form, source: BookingSource, wedding: boolean) {
  const [send, { isLoading: sending }] = useSubmitBookingMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [received, setReceived] = useState<Received | null>(null);
  const [countdown, setCountdown] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();

  useEffect(() => {
    if (countdown === 0) return;
    const timer = setTimeout(() => setCountdown(countdown - 1), 1000);
    return () => clearTimeout(timer);
  }, [countdown]);

  const focus = (name: string) => document.getElementById(`booking-${name}`)?.focus();

  const fail = (error: ApiError) => {
    const { status, errors } = error;
    form.noteAnswer(status);
    if (status === 409) form.renewKey();
    form.showServerErrors(errors);
    const first = errors?.[0]?.field.split('.')[0];
    if (first === 'attachment') setFileError(errors?.[0]?.message);
    if (first) focus(first);
    const message = getErrorMessage(error, enquiryTexts.bookingFailed);
    const text = status === 409 ? sentBefore : status === 'network' ? enquiryTexts.network : message;
    setOutcome({ kind: 'error', message: text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || countdown > 0) return;
    setOutcome(null);
    const wrong = form.validate();
    if (wrong) return focus(wrong);
    const extras = { consent: currentConsent.enquiry, ...form.readSpamChecks(event.currentTarget) };
    const { data, error } = await send({
      input: { ...bookingInput(form.values, source, wedding), ...extras },
      attachment: file,
      key: form.submissionKey(),
    });
    if (!data) return fail(error ? asApiError(error) : malformed);
    const unavailable = Object.values(data.email_status ?? {}).includes('unavailable');
    const mailNote = unavailable ? enquiryTexts.mailNote : null;
    const text = data.message || (wedding ? enquiryTexts.weddingReceived : enquiryTexts.bookingReceived);
    setOutcome({ kind: 'success', message: mailNote ? `${text} ${mailNote}` : text });
    setReceived({ reference: data.data?.reference ?? '', wedding, mailNote });
    setCountdown(4);
    setFile(null);
    form.clear();
  };

  const chooseFile = (chosen: File | null, error?: string) => {
    form.noteFile(chosen?.name);
    setFile(chosen);
    setFileError(error);
  };

  return {
    sending,
    countdown,
    outcome,
    received,
    submit,
    attachment: { file, lost: form.lostFile, error: fileError, onChange: chooseFile },
    closePopup: () => setReceived(null),
    edit: <K extends keyof BookingValues & string>(name: K, value: BookingValues[K]) => {
      if (outcome) setOutcome(null);
      form.change(name, value);
    },
  };
}
