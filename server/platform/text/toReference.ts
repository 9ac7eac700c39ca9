/** The number of an enquiry that people read, as the database writes it. */
export const toReference = (enquiryId: number): string => `SN-${String(enquiryId).padStart(6, '0')}`;
