import type { PersonProfile } from '@modules/people/contract.ts';
import { Box, Typography } from '@mui/material';
import { momentText } from '../../ui/admin/dateTexts.ts';

/** Consents with their wordings, folded: they are rarely needed. */
export function ConsentList({ consents }: Pick<PersonProfile, 'consents'>) {
  if (consents.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No consent is recorded.
      </Typography>
    );
  }
  return (
    <Box component="details" sx={{ minWidth: 0, '& summary': { cursor: 'pointer' } }}>
      <Typography component="summary" variant="body2">
        {consents.length === 1 ? '1 consent' : `${consents.length} consents`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {consents.map(({ version, wording, given_at, reference }) => (
          <li key={`${reference}-${given_at}`}>
            <Typography variant="caption" component="div">
              {momentText(given_at)}, {reference ?? 'newsletter'}, text {version}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary">
              “{wording}”
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
