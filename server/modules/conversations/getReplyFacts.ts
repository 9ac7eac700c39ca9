import type { Database } from '../../platform/db/db.ts';
import { formatPrice } from '../../platform/text/formats.contract.ts';
import { activeOnly, getDestinationByAnyName, hasBrochure } from '../destinations/queries.ts';
import type { EnquiryRecord } from '../enquiries/queries.ts';
import type { Variables } from './variables.contract.ts';

/** The values of variables in replies, and the name of the destination whose brochure can be attached. */
export async function getReplyFacts(
  db: Database,
  enquiry: Pick<EnquiryRecord, 'name' | 'reference' | 'destination'>,
  myName: string | null,
): Promise<{ variables: Variables; brochure: string | null }> {
  const { name, reference, destination } = enquiry;
  const place = await getDestinationByAnyName(db, destination, activeOnly);
  return {
    variables: {
      name,
      destination: place?.name ?? destination,
      price: place ? formatPrice(place.starting_price) : null,
      reference,
      my_name: myName,
    },
    brochure: place && hasBrochure(place) ? place.name : null,
  };
}
