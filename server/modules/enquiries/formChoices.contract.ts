/** The choices and texts of enquiry forms. Imports no zod, because their pages load it. */

export const bookingOptions = {
  tour_type: ['Customized Tours Only', 'Package Tours Only'],
  tour_categories: [
    'Adventure tours',
    'Beach vacations',
    'Family getaways',
    'Romantic escapes',
    'Wellness and retreats',
    'Educational & institutional trips',
    'Destination Weddings',
    'Birthday and Anniversary Trips',
    'Corporate Retreats',
    'Reunions',
    'Festivals and Concerts',
  ],
  hotel_type: ['Service Apartments', 'Villa / Bangalows', 'Hotel Rooms'],
  rental_type: ['Car', 'Bike', 'Mini Bus', 'Cruz / Boat'],
  ticket_type: [
    'International Air Ticket',
    'National Air Ticket',
    'Bus Ticket',
    'Train Ticket',
    'Cruise Ticket',
  ],
  visa_type: ['Visa Assistance', 'Passport Services', 'Foreign Exchange'],
} as const;

/** The lists of the booking form; wedding packages are free text. */
export const serviceFields = [
  'tour_type',
  'tour_categories',
  'hotel_type',
  'rental_type',
  'ticket_type',
  'visa_type',
  'wedding_packages',
] as const;

/** The last five of the tour categories are headed "Lifestyle & Social Events". */
export const lifestyleCategories = bookingOptions.tour_categories.slice(6);

export const contactTimes = ['Morning', 'Afternoon', 'Evening', 'Any time'] as const;

export const attachmentRules = {
  maxBytes: 10 * 1024 * 1024,
  accept: '.jpg,.jpeg,.png,.webp,.pdf,.doc,.docx',
  empty: 'This file is empty. Please choose another one',
  unreadable: 'This file was changed or moved after you attached it. Please attach it again',
  slow: 'The form is sent faster with a smaller file, or without one.',
  tooLarge: 'File size too large. Maximum size is 10MB',
  wrongType: 'Invalid file type. Only JPEG, PNG, WebP, PDF, DOC, and DOCX are allowed',
} as const;

export const enquiryTexts = {
  contactReceived: 'Thank you for contacting us! We will get back to you shortly.',
  contactFailed: 'Failed to submit your message. Please try again.',
  bookingReceived: (replyTime: string) =>
    `Thank you! Your request has been received. We will contact you within ${replyTime}.`,
  weddingReceived: (replyTime: string) =>
    `Thank you! Your wedding enquiry has been received. Our wedding planners will contact you within ${replyTime}.`,
  bookingFailed: 'Failed to submit your request. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  eventDatePast: 'Please choose today or a later date',
  statusChanged: 'Someone else changed the status in the meantime.',
  assigneeChanged: 'Someone else assigned it in the meantime.',
  mailNote: 'Note: Some email notifications may not have been sent due to technical issues.',
} as const;

export const flexibilities = [
  'These dates only',
  'A few days earlier or later',
  'A week earlier or later',
  'Dates are open',
] as const;

/** Budgets for a journey; the budget of a wedding is free text in the same column. */
export const journeyBudgets = [
  'Up to ₹25,000 per person',
  '₹25,000 to ₹50,000 per person',
  '₹50,000 to ₹1,00,000 per person',
  'Over ₹1,00,000 per person',
] as const;

/** Whether an event may still be planned on `today`; both are days such as `2027-02-14`. */
export const isUpcoming = (day: string, today: string): boolean => day >= today;

/** The month of a day, and those after it. */
export function listMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: day ? count : 0 }, (_, place) =>
    new Date(Date.UTC(year, month - 1 + place)).toISOString().slice(0, 7),
  );
}
