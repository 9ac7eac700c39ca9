import { formatPrice } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { getDestinationByName } from '../destinations/queries.ts';
import type { EnquiryRecord } from '../enquiries/queries.ts';
import type { Variables } from './variables.contract.ts';

/** The values of the variables for a reply to an enquiry; the price is that of its destination. */
export async function getVariables(
  db: Database,
  enquiry: Pick<EnquiryRecord, 'name' | 'reference' | 'destination'>,
  myName: string | null,
): Promise<Variables> {
  const { name, reference, destination } = enquiry;
  const place = destination ? await getDestinationByName(db, destination, { inactiveToo: false }) : undefined;
  return {
    name,
    destination: place?.name ?? destination,
    price: place ? formatPrice(place.starting_price) : null,
    reference,
    my_name: myName,
  };
}
