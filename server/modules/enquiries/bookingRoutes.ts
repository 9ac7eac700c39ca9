import { healthResponseSchema } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { channelHandlers, enquirySpecs } from './enquiryHandlers.ts';
import { declareBookingSubmission, type SubmissionDependencies } from './submissionRoutes.ts';

const tag: Tag = { name: 'Bookings', description: 'Booking enquiries: the public form and their handling.' };

/** `/api/booking` */
export function bookingEndpoints(dependencies: SubmissionDependencies): Endpoints {
  const bookings = new Endpoints(tag);
  const handlers = channelHandlers(dependencies, 'booking');

  declareBookingSubmission(bookings, dependencies);
  bookings.get('/api/booking', { summary: 'List booking enquiries', ...enquirySpecs.list }, handlers.list);
  bookings.get(
    '/api/booking/statistics',
    { summary: 'Get booking statistics', ...enquirySpecs.statistics },
    handlers.getStatistics,
  );
  bookings.get(
    '/api/booking/health',
    { summary: 'Check that the booking form is available', access: 'public', response: healthResponseSchema },
    handlers.checkHealth,
  );
  bookings.get('/api/booking/:id', { summary: 'Get a booking enquiry', ...enquirySpecs.get }, handlers.get);
  bookings.put(
    '/api/booking/:id',
    {
      summary: 'Change status, priority or assignee of a booking enquiry, or add a note',
      ...enquirySpecs.update,
    },
    handlers.update,
  );
  bookings.delete(
    '/api/booking/:id',
    { summary: 'Delete a booking enquiry', ...enquirySpecs.delete },
    handlers.delete,
  );
  return bookings;
}
