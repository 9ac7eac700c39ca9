// Imports no zod, because the page of the form loads it.

/** How long after the invitation its link works. */
export const invitationDays = 90;

export const invitationTexts = {
  noEnquiry: 'Enquiry not found',
  notBooked: 'Record the enquiry as booked before you invite its guest',
  merged: 'Invite the guest from the enquiry that this one was merged into',
  invitedBefore: 'This guest was invited before',
  invited: 'Invitation sent',
  unknown: 'This link is not valid. Please use the link of the mail that invited you.',
  expired: `This link worked for ${invitationDays} days. Please write to us if you still want to review your journey.`,
  erased: 'The data of this journey was deleted.',
  moderated: 'Your review was read and handled by us, so it can no longer be changed here.',
  spam: 'Please leave the field Website empty',
  name: 'Please enter your name',
  month: 'Please choose the month of your journey',
  monthAhead: 'The month of your journey is still to come',
  text: 'Please write what your journey was like',
  sent: 'Thank you. We read every review before it appears on the website.',
} as const;
