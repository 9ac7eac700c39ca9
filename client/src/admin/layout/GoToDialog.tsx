import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { enquiryListSchema } from '@modules/enquiries/contract.ts';
import { Autocomplete, Box, Dialog, TextField, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listEnquiries } from '../../features/enquiries/admin/enquiriesApi.ts';
import { getEnquiryKey, getEnquiryPath } from '../../features/enquiries/admin/enquiryFilters.ts';
import { type AdminScreen, adminScreens, mayUse } from '../../lib/session/adminScreens.ts';
import { buildViewLinks } from './enquiryViews.ts';

type Target = { kind: string; label: string; to: string };

/** From this length on, enquiries are searched. */
const shortest = 3;

/** Goes to a view of the enquiries screen, another screen, or an enquiry by name, reference, address or number. */
export function GoToDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const screens = listScreens(user);
  const mayUseEnquiries = screens.some(({ to }) => to === adminScreens.enquiries.path);
  const found = useFoundEnquiries(mayUseEnquiries ? text.trim() : '');
  const isMatch = ({ label }: Target) => label.toLowerCase().includes(text.trim().toLowerCase());
  const options = [...(mayUseEnquiries ? views : []).filter(isMatch), ...screens.filter(isMatch), ...found];
  return (
    <Dialog open onClose={onClose} sx={placeStyles} slotProps={{ paper: { 'aria-label': 'Go to' } }}>
      <Autocomplete<Target>
        open
        autoHighlight
        options={options}
        getOptionKey={({ kind, to }) => `${kind} ${to}`}
        // the server has searched
        filterOptions={(all) => all}
        noOptionsText="Nothing found"
        onInputChange={(_event, typed) => setText(typed)}
        onChange={(_event, target) => {
          if (!target) return;
          onClose();
          navigate(target.to);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        popupIcon={null}
        renderOption={({ key, ...props }, { label, kind }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{label}</Box>
            <Typography variant="caption" color="textSecondary">
              {kind}
            </Typography>
          </Box>
        )}
        disablePortal
        renderInput={(props) => (
          <TextField {...props} autoFocus label="Go to a view, a screen or an enquiry" sx={inputStyles} />
        )}
        slotProps={{
          popper: {
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
        }}
      />
    </Dialog>
  );
}

const views: Target[] = buildViewLinks(null).map(({ label, to }) => ({ kind: 'View', label, to }));

const listScreens = (user: SessionUser): Target[] =>
  Object.values<AdminScreen>(adminScreens)
    .filter((screen) => mayUse(screen, user))
    .map(({ label, path }) => ({ kind: 'Screen', label, to: path }));

function useFoundEnquiries(typed: string): Target[] {
  const search = useDeferredValue(typed);
  const { currentData: data } = listEnquiries.useQuery(enquiryListSchema.parse({ search, limit: 8 }), {
    skip: search.length < shortest,
  });
  if (search.length < shortest) return [];
  return (data?.data ?? []).map((row) => ({
    kind: 'Enquiry',
    label: `${row.name} · ${row.subject} · ${row.reference}`,
    to: getEnquiryPath(getEnquiryKey(row)),
  }));
}

const inputStyles = {
  // a margin, because a padding would shift the field below its label
  m: 2,
  width: 'calc(100% - 2rem)',
  // the border shows the focus
  '&& .MuiOutlinedInput-input:focus-visible': { outline: 'none' },
} as const;

const placeStyles = { '& .MuiDialog-container': { alignItems: 'flex-start' } } as const;
