import type { PersonEnquiry, PersonProfile } from '@modules/people/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useMay } from '../../lib/session/useSession.ts';
import { dayText } from '../../ui/admin/dateTexts.ts';
import { MergeButton } from './MergeButton.tsx';
import { describeState } from './personTexts.ts';

type Props = { enquiryId: number; onChanged: () => void } & Pick<PersonProfile, 'enquiries'>;

/** The enquiries of a person; each opens in the place of the present one, and the list stays as it is. */
export function PersonEnquiries({ enquiryId, enquiries, onChanged }: Props) {
  const mayMerge = useMay('enquiries.respond');
  const open = enquiries.find(({ id }) => id === enquiryId);
  return (
    <Box
      component="ol"
      aria-label="Enquiries of this person"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, minWidth: 0 }}
    >
      {enquiries.map((enquiry) => (
        <Box
          component="li"
          key={enquiry.id}
          aria-current={enquiry === open ? 'true' : undefined}
          sx={{
            minWidth: 0,
            py: 0.75,
            pl: 1.25,
            borderLeft: '3px solid',
            borderLeftColor: enquiry === open ? 'primary.main' : 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <EnquiryLine enquiry={enquiry} isOpen={enquiry === open} />
          {mayMerge && open ? <MergeButton enquiry={enquiry} open={open} onChanged={onChanged} /> : null}
        </Box>
      ))}
    </Box>
  );
}

function EnquiryLine({ enquiry, isOpen }: { enquiry: PersonEnquiry; isOpen: boolean }) {
  const [params] = useSearchParams();
  const { subject, reference, created_at, found_by, name } = enquiry;
  return (
    <>
      <Typography
        variant="body2"
        component="div"
        dir="auto"
        sx={{ fontWeight: isOpen ? 600 : 400, textAlign: 'left' }}
      >
        {isOpen ? (
          subject
        ) : (
          <Link component={RouterLink} to={{ search: getSearch(params, enquiry) }}>
            {subject}
          </Link>
        )}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {reference} · {dayText(created_at)} · {describeState(enquiry)}
        {found_by === 'phone' ? ` · same number, from ${name}` : null}
      </Typography>
    </>
  );
}

function getSearch(params: URLSearchParams, { id, enquiry_type }: PersonEnquiry): string {
  const next = new URLSearchParams(params);
  next.set('enquiry', `${enquiry_type === 'booking' ? 'booking' : 'contact'}-${id}`);
  return next.toString();
}
