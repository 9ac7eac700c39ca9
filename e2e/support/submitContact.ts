import { contactForm } from '../../server/testing/enquiries.ts';

/** Sends a contact form. @returns the number of the enquiry */
export async function submitContact(
  origin: string,
  facts: Parameters<typeof contactForm>[0],
): Promise<number> {
  const response = await fetch(`${origin}/api/contact/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactForm(facts)),
  });
  return ((await response.json()) as { data: { id: number } }).data.id; // our own contract
}
