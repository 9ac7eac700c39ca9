import { z } from 'zod';
import { enquiryTypes } from '../../server/modules/enquiries/contract.ts';
import { readRecord } from '../contentFiles.ts';
import { readDestinations } from '../readDestinations.ts';
import { readWeddings } from '../readWeddings.ts';

const lines = z.array(z.string().min(1)).min(1);

/** `{place}`, `{party}`, `{month}`, `{city}`, `{nights}` and `{guests}` are filled in. */
const textsSchema = z.object({
  parties: lines,
  /** From the booking form: of a destination, without one, and in its wedding mode, where `{place}` is the package. */
  destination: lines,
  open: lines,
  wedding: lines,
  /** From the contact form; `abroad` ones are only about destinations abroad. */
  contact: z.array(
    z.object({
      type: z.enum(enquiryTypes).exclude(['booking']),
      subject: z.string().min(1),
      message: z.string().min(1),
      abroad: z.boolean().default(false),
    }),
  ),
  /** Internal notes of staff. */
  notes: lines,
});

export type EnquirySources = Awaited<ReturnType<typeof readEnquirySources>>;

/** The subjects of generated enquiries, and the texts from which they are built. */
export async function readEnquirySources() {
  return {
    destinations: await readDestinations(),
    weddings: await readWeddings(),
    texts: await readRecord('enquiries.json', textsSchema),
  };
}
