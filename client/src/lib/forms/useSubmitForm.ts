import type { FieldError } from '@platform/contract.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  type UseFormSetError,
  useForm,
} from 'react-hook-form';
import { type ApiError, asApiError, type CallResult } from '../api/apiError.ts';

type Options<Values extends FieldValues, Body, Result> = {
  initial: Values;
  resolver: Resolver<Values, unknown, Body>;
  /**
   * `onSubmit`: fields are validated when the form is sent, and from then on with each change. `onBlur`: also when they
   * are left; editing a field removes its message until then.
   */
  mode?: 'onSubmit' | 'onBlur';
  send: (body: Body) => PromiseLike<CallResult<Result>>;
  /** `sent` has the values as typed; the visitor may have changed the form since. */
  onSent: (result: Result, sent: Values) => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Returns true when nothing else has to show the error. */
  onFailed?: (error: ApiError) => boolean | undefined;
};

/** Invalid fields, and buttons that stand for an invalid one, such as a file's. */
const invalid = '[aria-invalid="true"]:not([aria-hidden]), button[data-invalid]';

/**
 * React Hook Form, and a call that submits it. The server's messages appear at their fields. The first invalid field,
 * in document order, receives the focus; without one, the submit button gets it back.
 */
export function useSubmitForm<Values extends FieldValues, Body, Result>(
  options: Options<Values, Body, Result>,
) {
  const { mode = 'onSubmit' } = options;
  const form = useForm<Values, unknown, Body>({
    defaultValues: options.initial as DefaultValues<Values>, // complete values are valid defaults
    resolver: options.resolver,
    mode,
    reValidateMode: mode === 'onBlur' ? 'onBlur' : 'onChange',
    shouldFocusError: false, // in the order of registration, which is not document order
  });
  const { isDirty, isSubmitting, submitCount, errors, defaultValues } = form.formState;
  const [failure, setFailure] = useState<ApiError | null>(null);

  const formRef = useRef<HTMLFormElement>(null);
  const recordSubmit = useOutcomeFocus(formRef, isSubmitting, submitCount);
  const isSending = useRef(false);
  useClearedMessages(form, mode === 'onBlur');
  const send = async (body: Body) => {
    const sent = form.getValues();
    const { data, error } = await options.send(body);
    if (!error) return options.onSent(data as Result, sent); // a call without an error has its result
    const failed = asApiError(error);
    if (options.onFailed?.(failed)) return;
    setFailure(failed);
    setServerErrors(form.setError, failed.errors);
  };

  return {
    ...form,
    formRef,
    isDirty,
    isSubmitting,
    errors,
    defaultValues,
    /** Why the last submit failed. */
    failure,
    /** The message of that failure, unless it is shown at fields; null without one. */
    formError: failure && !failure.errors ? failure.message : null,
    dismissFailure: () => setFailure(null),
    submit: async (event?: { preventDefault: () => void }) => {
      event?.preventDefault();
      if (isSending.current) return; // `isSubmitting` changes only with the next rendering
      isSending.current = true;
      setFailure(null);
      recordSubmit();
      try {
        await form.handleSubmit(send, options.onInvalid)();
      } finally {
        isSending.current = false;
      }
    },
  };
}

/** Moves the focus when a submission has ended; returns what must be called when one begins. */
function useOutcomeFocus(
  formRef: RefObject<HTMLFormElement | null>,
  isSubmitting: boolean,
  submitCount: number,
): () => void {
  const isSubmitted = useRef(false);
  // `submitCount` alone is not enough: resetting the form clears it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that is refused at once may not render as submitting
  useEffect(() => {
    if (!isSubmitted.current || isSubmitting) return;
    isSubmitted.current = false;
    const refused = formRef.current?.querySelector<HTMLElement>(invalid);
    if (refused) {
      // Screen readers read a field again, with its error, only when it receives the focus.
      refused.blur();
      refused.focus();
    }
    // The button lost the focus because it was disabled meanwhile.
    else if (document.activeElement === document.body)
      formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [submitCount, isSubmitting]);
  return () => {
    isSubmitted.current = true;
  };
}

function useClearedMessages<Values extends FieldValues>(
  { subscribe, getFieldState, clearErrors }: UseFormReturn<Values, unknown, unknown>,
  isActive: boolean,
) {
  useEffect(() => {
    if (!isActive) return;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const field = name as FieldPath<Values> | undefined; // of a field of this form
        // Clearing renders the form, even where nothing is wrong.
        if (field && getFieldState(field).error) clearErrors(field);
      },
    });
  }, [isActive, subscribe, getFieldState, clearErrors]);
}

/** The props of the frame of a form. */
export type SubmitForm = Pick<
  ReturnType<typeof useSubmitForm<FieldValues, unknown, unknown>>,
  'formRef' | 'isSubmitting' | 'formError' | 'submit'
>;

/** Shows the server's messages at their fields; the first message of each field counts. */
function setServerErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  errors: readonly FieldError[] = [],
) {
  for (const { field, message } of [...errors].reverse()) {
    setError(field as FieldPath<Values>, { type: 'server', message }); // the contract's fields are the form's
  }
}
