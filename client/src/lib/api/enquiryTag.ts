/** What is cached of an enquiry on its own. Its thread changes with its history, so they share a tag. */
type EnquiryPart = 'open' | 'history' | 'outcome' | 'seats' | 'review';

export const enquiryTag = (part: EnquiryPart, id: number) => ({
  type: 'Enquiry' as const,
  id: `${part}-${id}`,
});
