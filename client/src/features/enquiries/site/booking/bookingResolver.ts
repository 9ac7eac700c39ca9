import '../../../../lib/api/zodWithoutEval.ts';
import { bookingSchemaOn } from '@modules/enquiries/contract.ts';
import { schemaResolver } from '../../../../lib/forms/schemaResolver.ts';
import type { BookingValues } from './bookingValues.ts';

/** @param today events before it are rejected */
export const createBookingResolver = (today: string) =>
  schemaResolver<BookingValues, unknown>(bookingSchemaOn(today));
