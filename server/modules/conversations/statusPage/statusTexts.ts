import type { EnquiryStatus } from '../../enquiries/contract.ts';

/** How long the page remains after an enquiry was closed. */
export const closedDays = 90;

/** The longest message, as on the other forms. */
export const maxMessageLength = 5000;

export const statusTexts = {
  empty: 'Please write a message or choose a file',
  tooLong: `The message must be at most ${maxMessageLength} characters long`,
  spam: 'Please leave the field Website empty',
  sent: 'Thank you. Your message has reached us, and we will answer it by mail.',
  sentBefore:
    'We have already received a message from this form. Please send this one, too, if it is a new one.',
  withdrawn: 'You have withdrawn this enquiry. You can still write to us here.',
  booked: 'This journey is booked; write to us to cancel it.',
  merged: (reference: string) =>
    `We answer it together with your enquiry ${reference}. A message from you here reaches us as well.`,
  expired: `This page was there until ${closedDays} days after your enquiry was closed. Please write to us or call us if you still need it.`,
  unknown: 'This link is not valid. Please use the link of the mail that confirmed your enquiry.',
  erased: 'The data of this enquiry was deleted.',
} as const;

export const statusWords: Record<EnquiryStatus, { heading: string; text: string }> = {
  new: { heading: 'Received', text: 'We have your enquiry. One of our travel planners will read it soon.' },
  in_progress: { heading: 'In progress', text: 'One of our travel planners is working on it.' },
  replied: { heading: 'Answered', text: 'We have answered you. Write to us below if something is missing.' },
  resolved: { heading: 'Done', text: 'We consider this enquiry done. Write to us below if it is not.' },
  closed: { heading: 'Closed', text: 'This enquiry is closed. A message from you opens it again.' },
};
