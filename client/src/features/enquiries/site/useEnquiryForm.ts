import { currentConsent } from '@modules/enquiries/consent.contract.ts';
import type { ContactSubmission } from '@modules/enquiries/contract.ts';
import { enquiryTexts } from '@modules/enquiries/formChoices.contract.ts';
import type { Visit } from '@modules/enquiries/visit.contract.ts';
import { useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { type ApiError, type CallResult, malformed } from '../../../lib/api/apiError.ts';
import { getSubmissionError } from '../../../lib/api/errorMessage.ts';
import { useSpamChecks } from '../../../lib/forms/spamChecks.ts';
import {
  type DraftOptions,
  unsentChangesText,
  useSubmissionDraft,
} from '../../../lib/forms/useSubmissionDraft.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { readVisit } from '../../../lib/visit.ts';

type Options<Values extends FieldValues, Body, Received> = {
  resolver: Resolver<Values, unknown, Body>;
  initial: Values;
  /** What the form shows after a successful submission. */
  empty: Values;
  draft: Pick<DraftOptions<Values>, 'name' | 'shared' | 'linked'>;
  send: (submission: {
    /** The validated values. */
    body: Body;
    /** The values as typed. */
    values: Values;
    metadata: Pick<ContactSubmission, 'consent' | 'website' | 'elapsed_ms'> & Visit;
    key: string;
  }) => PromiseLike<CallResult<Received>>;
  /** Returns the confirmation to show. The form is empty, unless it has changes that were made during the sending. */
  onReceived: (received: Received, hasUnsentChanges: boolean) => string;
  texts: { failed: string; sentBefore: string };
};

type Outcome = { kind: 'success' | 'error'; message: string; hasUnsentChanges?: boolean };

/** For a visitor who left the form while it was being sent. */
const stillInFormText = 'What you wrote has not been sent. It is still in the form.';

/** A public enquiry form: it reports success only after the server has accepted it, and a failure loses nothing. */
export function useEnquiryForm<Values extends FieldValues, Body, Received>(
  options: Options<Values, Body, Received>,
) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { readSpamChecks, forgetTime } = useSpamChecks();

  const form = useSubmitForm<Values, Body, Received>({
    initial: options.initial,
    resolver: options.resolver,
    mode: 'onBlur',
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
    onSent: (received, sent) => {
      const hasUnsentChanges = draft.clearSent(sent, options.empty);
      const confirmation = options.onReceived(received, hasUnsentChanges);
      const message = hasUnsentChanges ? `${confirmation} ${unsentChangesText}` : confirmation;
      setOutcome({ kind: 'success', message, hasUnsentChanges });
      // no other page shows the outcome
      if (!form.formRef.current) window.alert(message);
    },
    onFailed: (error) => {
      draft.onResponse(error.status);
      const message = getFailureText(error, options.texts);
      setOutcome({ kind: 'error', message });
      if (!form.formRef.current) window.alert(`${message} ${stillInFormText}`);
      return false;
    },
  });
  const draft = useSubmissionDraft(form, {
    ...options.draft,
    onRestored: forgetTime,
    // a visitor who is still typing has to see what was received and what was not
    onEdited: () => setOutcome((current) => (current?.hasUnsentChanges ? current : null)),
  });

  useAskBeforeClosing(form.isSubmitting);

  return {
    ...form,
    outcome,
    lostFile: draft.lostFile,
    forgetLostFile: draft.forgetLostFile,
    submit: (event: { preventDefault: () => void }) => {
      if (!form.isSubmitting) setOutcome(null);
      return form.submit(event);
    },
  };
}

/** A page that is closed while the form is being sent ends the attempts. */
function useAskBeforeClosing(isSubmitting: boolean) {
  useEffect(() => {
    if (!isSubmitting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSubmitting]);
}

function getFailureText(error: ApiError, { failed, sentBefore }: { failed: string; sentBefore: string }) {
  if (error.status === 409) return sentBefore;
  return error.status === 'network' ? enquiryTexts.network : getSubmissionError(error, failed);
}
