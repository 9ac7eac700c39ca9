import { type Found, personSchema, privacyTexts } from '@modules/privacy/contract.ts';
import { Box, Button, TextField, Typography } from '@mui/material';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../ui/admin/Panel.tsx';
import { useToast } from '../../ui/admin/Toasts.tsx';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';
import { KnownOfPerson } from './KnownOfPerson.tsx';
import { type Sought, soughtFrom, useFindPersonMutation } from './privacyApi.ts';

type Outcome = { text: string } & ({ problem: string | undefined } | { sought: Sought; found: Found });

/** What was typed, and what the last search found: nothing more once the text changes. */
function usePersonSearch() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [find, { isLoading }] = useFindPersonMutation();
  const edit = (typed: string) => {
    setText(typed);
    setOutcome(null);
  };
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const sought = soughtFrom(text);
    const checked = personSchema.safeParse(sought);
    if (!checked.success) return setOutcome({ text, problem: checked.error.issues[0]?.message });
    const { data: found, error } = await find(sought);
    setOutcome(found ? { text, sought, found } : { text, problem: `The search failed: ${error?.message}` });
  };
  // another text may have been typed meanwhile
  const shown = outcome?.text === text ? outcome : null;
  return {
    text,
    problem: shown && 'problem' in shown ? shown.problem : undefined,
    known: shown && 'found' in shown ? shown : null,
    isSearching: isLoading,
    edit,
    search,
  };
}

/** Finds a person by email address or phone number, then exports or erases their data. */
export function PersonSearch() {
  const { text, problem, known, isSearching, edit, search } = usePersonSearch();
  const [erasing, setErasing] = useState(false);
  const toast = useToast();

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title="Find a person">
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
          Customers may ask for a copy of what is known of them, and for its erasure. Answer only after you
          are sure that it is they who ask: best from the mailbox or the telephone that is on record.
        </Typography>
        <Box
          component="form"
          noValidate
          onSubmit={search}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
        >
          <TextField
            label="Email or phone number"
            value={text}
            error={problem !== undefined}
            helperText={problem}
            sx={{ flex: '1 1 16rem', maxWidth: 420 }}
            onChange={(event) => edit(event.target.value)}
          />
          <Button
            type="submit"
            variant="contained"
            startIcon={<Search size={16} />}
            loading={isSearching}
            loadingPosition="start"
          >
            Search
          </Button>
        </Box>
      </Panel>
      {known ? <KnownOfPerson {...known} onErase={() => setErasing(true)} /> : null}
      {known && erasing ? (
        <ErasePersonDialog
          sought={known.sought}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            edit('');
            toast('success', privacyTexts.erased);
          }}
        />
      ) : null}
    </Box>
  );
}
