import { erasureSchema, type Found, personSchema, privacyTexts } from '@modules/privacy/contract.ts';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { schemaResolver } from '../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../lib/forms/useSubmitForm.ts';
import { FormDialog } from '../../ui/admin/FormDialog.tsx';
import { TextInput } from '../../ui/admin/form/inputs.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { Panel } from '../../ui/admin/Panel.tsx';
import { toast } from '../../ui/admin/toast.ts';
import { PersonalData } from './PersonalData.tsx';
import { erasePerson, findPerson, getSearchText, type PersonKey, parsePersonKey } from './privacyApi.ts';

type Outcome = { text: string } & ({ problem: string | undefined } | { person: PersonKey; found: Found });

/** The typed text, and the result of the last search until the text changes. */
function usePersonSearch() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [find, { isLoading }] = findPerson.useMutation();
  const edit = (typed: string) => {
    setText(typed);
    setOutcome(null);
  };
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const person = parsePersonKey(text);
    const checked = personSchema.safeParse(person);
    if (!checked.success) return setOutcome({ text, problem: checked.error.issues[0]?.message });
    const { data: found, error } = await find(person);
    setOutcome(found ? { text, person, found } : { text, problem: `The search failed: ${error?.message}` });
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

  return (
    <>
      <PageHeader
        title="Privacy"
        subtitle="Export or erase the personal data of one person. Retention periods are in the settings."
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title="Find a person">
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
            Customers may request a copy of their data, or its erasure. Act only when you are sure who is
            asking: best by the email address or phone number on record.
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
        {known ? <PersonalData {...known} onErase={() => setErasing(true)} /> : null}
        {known && erasing ? (
          <ErasePersonDialog
            person={known.person}
            onClose={() => setErasing(false)}
            onErased={() => {
              setErasing(false);
              edit('');
              toast('success', privacyTexts.erased);
            }}
          />
        ) : null}
      </Box>
    </>
  );
}

type Props = { person: PersonKey; onClose: () => void; onErased: () => void };

function ErasePersonDialog({ person, onClose, onErased }: Props) {
  const [erase] = erasePerson.useMutation();
  const form = useSubmitForm({
    initial: { ...person, confirm: '' },
    resolver: schemaResolver(erasureSchema),
    send: erase,
    onSent: onErased,
  });

  return (
    <FormDialog
      title="Erase this person"
      submitLabel="Erase permanently"
      form={form}
      problem={form.failure && `Nothing was erased: ${form.failure.message}`}
      onClose={onClose}
    >
      <Alert severity="warning">
        Names, addresses, numbers, texts and files are deleted permanently, in enquiries, subscriptions, the
        quarantine, the activity feed and the history. The figures stay. Mails that were sent are in the
        mailboxes of those who got them, and backups keep everything until they are deleted.
      </Alert>
      <Typography>
        Type <strong>{getSearchText(person)}</strong> to confirm.
      </Typography>
      <TextInput
        control={form.control}
        name="confirm"
        label="Address or number"
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
