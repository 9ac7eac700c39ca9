import type { EnquiryRow } from '@modules/enquiries/contract.ts';

/** An enquiry as lists show it. */
export const buildEnquiryRow = (id: number): EnquiryRow => ({
  ...{ id, reference: `SN-${id}`, enquiry_type: 'general', name: 'Asha', email: 'asha@example.com' },
  ...{ phone: null, mobile: null, subject: 'Kerala', destination: null, travel_type: null },
  ...{ status: 'new', priority: 'medium', assigned_to: null, assigned_to_name: null },
  ...{ has_attachment: false, overdue: false },
  clock: { state: 'answered', due_at: '2026-11-02T09:00:00.000Z', snoozed_until: null, reopened: false },
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
});
