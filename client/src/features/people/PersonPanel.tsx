import type { PersonProfile } from '@modules/people/contract.ts';
import { Box, List, Skeleton, Typography } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { formatDateTime } from '../../ui/admin/dateFormats.ts';
import { ErrorState } from '../../ui/admin/StateViews.tsx';
import { Facts, Subsection } from '../../ui/admin/Subsection.tsx';
import { PersonEnquiries } from './PersonEnquiries.tsx';
import { getPerson } from './peopleApi.ts';
import { describeCampaign, describeNewsletter, summarizePerson } from './personTexts.ts';

type Props = {
  enquiryId: number;
  /** Called when a merge may have changed the status of the enquiry. */
  onChanged: () => void;
};

/** What is known of the person who sent an enquiry: their other enquiries, the newsletter, consents, the origin. */
export function PersonPanel({ enquiryId, onChanged }: Props) {
  const { currentData, error, refetch } = getPerson.useQuery(enquiryId, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !currentData) {
    return <ErrorState title="The person could not be loaded" text={error.message} onRetry={refetch} />;
  }
  return (
    <Subsection title="Person">
      {currentData ? (
        <Person enquiryId={enquiryId} person={currentData} onChanged={onChanged} />
      ) : (
        <Box aria-busy="true" sx={{ display: 'grid', gap: 1 }}>
          <Skeleton variant="rounded" height={24} />
          <Skeleton variant="rounded" height={120} />
        </Box>
      )}
    </Subsection>
  );
}

type PersonProps = { enquiryId: number; person: PersonProfile; onChanged: Props['onChanged'] };

function Person({ enquiryId, person, onChanged }: PersonProps) {
  if (person.erased) {
    return <Typography>Their personal data was erased. Nothing else is known about them.</Typography>;
  }
  const { newsletter, consents, visit, brochures, enquiries } = person;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {summarizePerson(enquiries)}
      </Typography>
      <PersonEnquiries enquiryId={enquiryId} enquiries={enquiries} onChanged={onChanged} />
      <Facts
        facts={[
          ['Newsletter', newsletter ? describeNewsletter(newsletter) : null],
          ['Arrived on', visit?.landing_page],
          ['Campaign', visit && describeCampaign(visit)],
          ['Brochures downloaded', brochures.join(', ')],
        ]}
      />
      <ConsentList consents={consents} />
    </Box>
  );
}

/** Consents with their wordings, folded: they are rarely needed. */
function ConsentList({ consents }: Pick<PersonProfile, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <Box component="details" sx={{ minWidth: 0, '& summary': { cursor: 'pointer' } }}>
      <Typography component="summary" variant="body2">
        {formatCount(consents.length, 'consent')}
      </Typography>
      <List disablePadding sx={{ mt: 1, display: 'grid', gap: 1 }}>
        {consents.map(({ version, wording, given_at, reference }) => (
          <li key={`${reference}-${given_at}`}>
            <Typography variant="caption" component="div">
              {formatDateTime(given_at)}, {reference ?? 'newsletter'}, text {version}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary">
              “{wording}”
            </Typography>
          </li>
        ))}
      </List>
    </Box>
  );
}
