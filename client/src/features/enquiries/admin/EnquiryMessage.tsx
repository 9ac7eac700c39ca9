import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { Paperclip } from 'lucide-react';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { formatBytes } from '../../../ui/admin/formatBytes.ts';
import { plainTextStyles } from '../../../ui/admin/richText/proseStyles.ts';
import { Facts, Subsection } from '../../../ui/admin/Subsection.tsx';

export function EnquiryMessage({ enquiry }: { enquiry: EnquiryResponse }) {
  const booking = enquiry.enquiry_type === 'booking';
  return (
    <>
      <Subsection title={booking ? 'Requirements' : 'Message'}>
        <Typography sx={plainTextStyles}>{booking ? enquiry.description : enquiry.message}</Typography>
      </Subsection>
      {booking ? <SelectedServices enquiry={enquiry} /> : null}
    </>
  );
}

const services = [
  ['tour_type', 'Tour type'],
  ['tour_categories', 'Tour categories'],
  ['hotel_type', 'Hotel type'],
  ['rental_type', 'Rental type'],
  ['ticket_type', 'Ticket type'],
  ['visa_type', 'Visa type'],
  ['wedding_packages', 'Wedding packages'],
] as const;

/** The services selected in the booking form, and its attachment. */
function SelectedServices({ enquiry }: { enquiry: EnquiryResponse }) {
  const chosen = services.filter(([name]) => enquiry[name].length > 0);
  if (chosen.length === 0 && !enquiry.attachment_name) return null;
  return (
    <Subsection title="Selected Services">
      <Facts
        facts={chosen.map(([name, label]) => [
          label,
          <Box key={name} component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, pt: 0.5 }}>
            {enquiry[name].map((service) => (
              <Badge key={service} tone="neutral">
                {service}
              </Badge>
            ))}
          </Box>,
        ])}
      />
      {enquiry.attachment_url ? (
        <Link
          href={enquiry.attachment_url}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', mt: 2, overflowWrap: 'anywhere' }}
        >
          <Paperclip size={16} aria-hidden />
          {enquiry.attachment_name ?? 'Attachment'}
          {enquiry.attachment_size ? ` (${formatBytes(enquiry.attachment_size)})` : ''}
        </Link>
      ) : null}
    </Subsection>
  );
}
