/** The number of an enquiry for people, as the database formats it. */
export const toReference = (enquiryId: number): string => `SN-${String(enquiryId).padStart(6, '0')}`;
