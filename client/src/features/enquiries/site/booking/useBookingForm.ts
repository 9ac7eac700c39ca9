import { enquiryTexts } from '@modules/enquiries/formChoices.contract.ts';
import { formatReplyTime, type ReplyTime } from '@modules/settings/replyTime.contract.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { lazyResolver } from '../../../../lib/forms/lazyResolver.ts';
import { useEnquiryForm } from '../useEnquiryForm.ts';
import { submitBooking } from './bookingApi.ts';
import { type BookingSource, getDescription, getDraftName } from './bookingSource.ts';
import { bookingInput, emptyBooking } from './bookingValues.ts';
import { estimatePrice, type PricedJourney } from './estimatePrice.ts';
import type { TravellerValues } from './parseTravellers.ts';
import type { Received } from './SuccessPopup.tsx';

/** Contact fields that all enquiries share. */
const person = {
  name: 'booking-person',
  fields: ['login_id', 'email', 'mobile', 'contact_time'],
} as const;

const sentBefore =
  'An earlier version of this enquiry has reached us already. Press the button again to send this version as well.';

/** Seconds during which the button confirms a submission instead of sending another. */
const confirmationSeconds = 4;

type Options = {
  source: BookingSource;
  wedding: boolean;
  today: string;
  travellers: TravellerValues;
  journey: PricedJourney | null;
  agency: ReplyTime;
};

/** The booking form. The link's text is its description until the visitor edits it. */
export function useBookingForm({ source, wedding, today, travellers, journey, agency }: Options) {
  const [send] = submitBooking.useMutation();
  const [received, setReceived] = useState<Received | null>(null);
  const [countdown, setCountdown] = useCountdown();
  const description = getDescription(source, wedding);

  const form = useEnquiryForm({
    resolver: useMemo(
      () => lazyResolver(async () => (await import('./bookingResolver.ts')).createBookingResolver(today)),
      [today],
    ),
    initial: { ...emptyBooking, ...travellers, description },
    empty: emptyBooking,
    draft: { name: getDraftName(source, wedding), shared: person, linked: travellers },
    send: ({ values, metadata, key }) => {
      const seen_total = wedding ? undefined : estimatePrice(journey, values)?.total;
      const input = { ...bookingInput(values, source, wedding), seen_total, ...metadata };
      return send({ input, attachment: values.attachment, key });
    },
    onReceived: ({ message, data, email_status }, hasUnsentChanges) => {
      const unavailable = Object.values(email_status ?? {}).includes('unavailable');
      const mailNote = unavailable ? enquiryTexts.mailNote : null;
      const reference = data?.reference ?? '';
      const getText = wedding ? enquiryTexts.weddingReceived : enquiryTexts.bookingReceived;
      const text = message || getText(formatReplyTime(agency));
      // the popup would take the focus from the field in which the visitor is typing
      if (!hasUnsentChanges) {
        setReceived({ reference, wedding, mailNote });
        setCountdown(confirmationSeconds);
      }
      return [text, mailNote, reference && `Your reference is ${reference}.`].filter(Boolean).join(' ');
    },
    texts: { failed: enquiryTexts.bookingFailed, sentBefore },
  });

  // the previous page is known only after the first rendering, and may turn the form into one for weddings
  const prefill = useEffectEvent((text: string) => {
    const initial = form.defaultValues?.description;
    // resetting a field renders all of them again
    if (text === initial || form.getValues('description') !== initial) return;
    form.resetField('description', { defaultValue: text });
  });
  // after the effect that restores a draft
  useEffect(() => prefill(description), [description]);

  return {
    ...form,
    received,
    closePopup: () => setReceived(null),
    countdown,
    submit: async (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (countdown === 0) await form.submit(event);
    },
  };
}

/** A number that decreases by 1 each second until it is 0. */
function useCountdown() {
  const [countdown, setCountdown] = useState(0);
  useEffect(() => {
    if (countdown === 0) return;
    const timer = setTimeout(() => setCountdown(countdown - 1), 1000);
    return () => clearTimeout(timer);
  }, [countdown]);
  return [countdown, setCountdown] as const;
}
