import type { ContactSubmission } from '@modules/enquiries/contract.ts';
import { enquiryTexts } from '@modules/enquiries/formChoices.contract.ts';
import type { Visit } from '@modules/enquiries/visit.contract.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { type ApiError, malformed } from '../../../lib/api/apiError.ts';
import { getErrorMessage } from '../../../lib/api/errorMessage.ts';
import { currentConsent } from '../../../lib/forms/consent.ts';
import { useSpamChecks } from '../../../lib/forms/spamChecks.ts';
import { type DraftOptions, useSubmissionDraft } from '../../../lib/forms/useSubmissionDraft.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { readVisit } from '../../../lib/visit.ts';

type Options<Values extends FieldValues, Body, Received> = {
  resolver: Resolver<Values, unknown, Body>;
  initial: Values;
  /** What the form shows after a successful submission. */
  empty: Values;
  draft: Pick<DraftOptions<Values>, 'name' | 'shared'>;
  send: (submission: {
    /** The validated values. */
    body: Body;
    /** The values as typed. */
    values: Values;
    metadata: Pick<ContactSubmission, 'consent' | 'website' | 'elapsed_ms'> & Visit;
    key: string;
  }) => PromiseLike<{ data?: Received; error?: Partial<ApiError> | SerializedError }>;
  /** Returns the confirmation to show. */
  onReceived: (received: Received) => string;
  texts: { failed: string; sentBefore: string };
};

/** A public enquiry form: it reports success only after the server has accepted it, and a failure loses nothing. */
export function useEnquiryForm<Values extends FieldValues, Body, Received>(
  options: Options<Values, Body, Received>,
) {
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; message: string } | null>(null);
  const { readSpamChecks, forgetTime } = useSpamChecks();

  const form = useSubmitForm<Values, Body, Received>({
    initial: options.initial,
    resolver: options.resolver,
    mode: 'onTouched',
    send: async (body) => {
      const spamChecks = readSpamChecks(form.formRef.current);
      const metadata = { consent: currentConsent.enquiry, ...spamChecks, ...readVisit() };
      const { data, error } = await options.send({
        body,
        values: form.getValues(),
        metadata,
        key: draft.getKey(),
      });
      return data ? { data } : { error: error ?? malformed };
    },
    onSent: (received) => {
      draft.clear(options.empty);
      setOutcome({ kind: 'success', message: options.onReceived(received) });
    },
    onFailed: (error) => {
      draft.noteResponse(error.status);
      setOutcome({ kind: 'error', message: getFailureText(error, options.texts) });
      return false;
    },
  });
  const draft = useSubmissionDraft(form, {
    ...options.draft,
    onRestored: forgetTime,
    onEdited: () => setOutcome(null),
  });

  return {
    ...form,
    outcome,
    isRestored: draft.isRestored,
    lostFile: draft.lostFile,
    forgetLostFile: draft.forgetLostFile,
    submit: (event: { preventDefault: () => void }) => {
      if (!form.isSubmitting) setOutcome(null);
      return form.submit(event);
    },
  };
}

function getFailureText(error: ApiError, { failed, sentBefore }: { failed: string; sentBefore: string }) {
  if (error.status === 409) return sentBefore;
  return error.status === 'network' ? enquiryTexts.network : getErrorMessage(error, failed);
}
