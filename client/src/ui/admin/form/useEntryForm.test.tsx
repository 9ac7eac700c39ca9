import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { signedIn } from '../../../lib/session/sessionSlice.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { buildSessionUser } from '../../../testing/buildSessionUser.ts';
import { crash } from '../../../testing/crash.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { PasswordInput, TextInput } from './inputs.tsx';
import { RecoveryNotices } from './RecoveryNotices.tsx';
import { RowList } from './RowList.tsx';
import { useEntryForm } from './useEntryForm.ts';

const savedSchema = z.object({
  title: z.string(),
  price: z.string(),
  hotels: z.array(z.object({ city: z.string() })),
  updated_at: z.string(),
});
type Trip = z.infer<typeof savedSchema>;

const schema = z.object({
  price: z.string().min(1, 'Price is required'),
  title: z.string().min(1, 'Title is required'),
  hotels: z.array(z.object({ city: z.string().min(1, 'City is required') })),
});

const first: Trip = { title: 'Goa', price: '100', hotels: [{ city: 'Panaji' }], updated_at: 'version 1' };
const second: Trip = { ...first, price: '120', updated_at: 'version 2' };
const stale: { error: ApiError } = {
  error: { status: 409, code: 'stale_write', message: 'Someone else', current: second },
};

type Save = (
  body: z.infer<typeof schema>,
  version: string | null,
  key: string,
) => Promise<{ data: Trip } | { error: ApiError }>;

type TripEditorProps = { trip: Trip | null; save: Save; onSaved?: () => void };

function TripEditor({ trip, save, onSaved }: TripEditorProps) {
  const form = useEntryForm({
    draftName: 'trip',
    secrets: ['secret'],
    opened: trip,
    savedSchema,
    toValues: ({ title, price, hotels }) => ({ title, price, hotels, secret: '' }),
    blank: { title: '', price: '', hotels: [] as { city: string }[], secret: '' },
    schema,
    save: (body, { version, key }) => save(body, version, key),
    onSaved: (saved) => {
      onSaved?.();
      form.restart(saved);
    },
  });
  const { control } = form;
  return (
    <form ref={form.formRef} onSubmit={form.submit}>
      <RecoveryNotices form={form} />
      <TextInput control={control} name="title" label="Title" />
      <TextInput control={control} name="price" label="Price" />
      <PasswordInput control={control} name="secret" label="Secret" />
      <RowList control={control} name="hotels" noun="hotel" empty="No hotels" blank={() => ({ city: '' })}>
        {(index) => <TextInput control={control} name={`hotels.${index}.city`} label={`City ${index + 1}`} />}
      </RowList>
      <p>{form.failure?.message}</p>
      <p>{form.isDirty ? 'Not saved yet' : 'Saved'}</p>
      <button type="submit">Save</button>
    </form>
  );
}

/** Another person does not see what the first one had opened. */
const OwnEditor = () => (useUser()?.id === 1 ? <TripEditor trip={first} save={vi.fn()} /> : null);

/** Changes the title before the passive effects of the first rendering run. */
function TypeAtOnce() {
  useLayoutEffect(() => {
    fireEvent.change(field('Title'), { target: { value: 'Hampi' } });
  }, []);
  return null;
}

const open = (trip: Trip | null, save: Save = vi.fn()) => renderInApp(<TripEditor trip={trip} save={save} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));

async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.paste(text);
}

describe('the form of an entry', () => {
  it('sends nothing while a field is wrong, and focuses the first one in the document', async () => {
    const save = vi.fn();
    open(null, save);
    await press('Save');
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect(screen.getByText('Price is required')).toBeTruthy();
    await type('Title', 'Goa');
    await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
    expect(save).not.toHaveBeenCalled();
  });

  it("shows the server's messages at their fields, also in a row of a list", async () => {
    const errors = [
      { field: 'hotels.0.city', message: 'No such city' },
      { field: 'hotels.0.city', message: 'A second message' },
    ];
    open(first, async () => ({ error: { status: 422, message: 'Please check the form', errors } }));
    await press('Save');
    await screen.findByText('No such city');
    await waitFor(() => expect(document.activeElement).toBe(field('City 1')));
    expect(screen.queryByText('A second message')).toBeNull();
    expect(screen.getByText('Please check the form')).toBeTruthy();
  });

  it('focuses a rejected field again when it already has the focus, so that its error is read', async () => {
    const errors = [{ field: 'price', message: 'Too low' }];
    open(first, async () => ({ error: { status: 422, message: 'Too low', errors } }));
    await userEvent.click(field('Price'));
    const focused = vi.fn();
    field('Price').addEventListener('focus', focused);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(field('Price'));
  });

  it('adds, moves and removes rows, and moves the focus with them', async () => {
    const save = vi.fn<Save>(async () => ({ data: second }));
    open(first, save);
    await press('Add hotel');
    await waitFor(() => expect(document.activeElement).toBe(field('City 2')));
    await userEvent.paste('Margao');
    await userEvent.click(screen.getByLabelText('Move hotel 2 up'));
    expect(document.activeElement).toBe(screen.getByLabelText('Move hotel 1 up'));
    expect(screen.getByText('Moved to position 1 of 2')).toBeTruthy();
    await press('Save');
    await screen.findByText('Saved');
    expect(save.mock.calls[0]?.[0].hotels).toEqual([{ city: 'Margao' }, { city: 'Panaji' }]);
    await userEvent.click(screen.getByLabelText('Remove hotel 1'));
    await screen.findByText('Not saved yet');
    expect(document.activeElement?.textContent).toBe('Add hotel');
  });

  it('accepts no changes while it saves, and restores the focus afterwards', async () => {
    let respond = (_response: { data: Trip }): void => undefined;
    open(first, () => new Promise((resolve) => (respond = resolve)));
    await type('Title', 'Mine');
    await userEvent.keyboard('{Enter}');
    const form = field('Title').closest('form');
    await waitFor(() => expect(form?.hasAttribute('inert')).toBe(true));
    field('Title').blur(); // browsers do this by themselves
    respond({ data: second });
    await waitFor(() => expect(form?.hasAttribute('inert')).toBe(false));
    expect(document.activeElement).toBe(field('Title'));
  });
});

describe('a save that ends after its editor was closed', () => {
  it('neither closes the next editor nor removes its draft', async () => {
    let respond = (_response: { data: Trip }): void => undefined;
    const onSaved = vi.fn();
    renderAdminPage(
      <TripEditor trip={null} save={() => new Promise((resolve) => (respond = resolve))} onSaved={onSaved} />,
      'admin',
    );
    await screen.findByText('Saved');
    await type('Title', 'Mine');
    await type('Price', '100');
    await press('Save');
    await waitFor(() => expect(field('Title').closest('form')?.hasAttribute('inert')).toBe(true));
    cleanup();
    renderAdminPage(<TripEditor trip={null} save={vi.fn()} />, 'admin');
    await screen.findByText('Saved');
    await type('Title', 'Another');
    respond({ data: second });
    await screen.findByText('What you were saving when you closed the editor is saved.');
    expect(onSaved).not.toHaveBeenCalled();
    expect(localStorage.getItem('safarnama_draft:1:trip')).toContain('Another');
  });
});

describe('a draft', () => {
  it('stays on offer while something else is typed and saved, until it is restored or discarded', async () => {
    open(null);
    await type('Title', 'Two hours of work');
    crash();
    sessionStorage.clear(); // another tab
    const save = vi.fn<Save>(async () => ({ data: second }));
    open(null, save);
    await screen.findByText(/^A draft from/);
    await type('Title', 'Urgent');
    await type('Price', '1');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalled());
    await screen.findByText('Saved');
    cleanup();
    open(null);
    await screen.findByText(/^A draft from/);
    await type('Title', 'Short');
    await press('Restore draft');
    expect(field('Title').value).toBe('Two hours of work');
    await type('Price', '2');
    crash();
    open(null);
    await press('Discard draft');
    cleanup();
    expect(localStorage).toHaveLength(0);
  });

  it('is offered after a crash, with everything but secrets, and is saved against its own version', async () => {
    const save = vi.fn<Save>(async () => ({ data: second }));
    open(first);
    await type('Title', 'Goa in the rain');
    await type('Secret', 'mellon');
    expect(JSON.stringify(localStorage)).not.toContain('mellon');
    crash();

    open(second, save);
    await screen.findByText(/^A draft from .* was not saved\. Someone has changed the entry since/);
    expect(field('Title').value).toBe('Goa');
    await press('Restore draft');
    expect(field('Title').value).toBe('Goa in the rain');
    expect(field('Price').value, 'a field that was not changed').toBe('120');
    await press('Save');
    await waitFor(() => expect(save.mock.calls[0]?.[1]).toBe('version 1'));
    cleanup();
    open(second);
    expect(screen.queryByText(/^A draft from/)).toBeNull();
  });

  it('stores what is typed as soon as the fields are on the screen', async () => {
    renderInApp(
      <>
        <TripEditor trip={first} save={vi.fn()} />
        <TypeAtOnce />
      </>,
    );
    await screen.findByText('Not saved yet');
    expect(JSON.stringify(localStorage)).toContain('Hampi');
  });

  it('is deleted when the change is undone, and when the editor is closed', async () => {
    open(first);
    await type('Title', 'Kerala');
    expect(JSON.stringify(localStorage)).toContain('Kerala');
    await type('Title', 'Goa');
    expect(localStorage).toHaveLength(0);
    await type('Title', 'Kerala');
    cleanup();
    expect(localStorage).toHaveLength(0);
  });

  it('stays when another person signs in', async () => {
    const store = renderAdminPage(<OwnEditor />, 'admin');
    await screen.findByText('Saved');
    await type('Title', 'Kerala');
    await act(async () => void store.dispatch(signedIn({ ...buildSessionUser('admin'), id: 2 })));
    expect(screen.queryByText('Title')).toBeNull();
    expect(localStorage.getItem('safarnama_draft:1:trip')).toContain('Kerala');
  });

  it('of a new entry is neither replaced nor removed by that of another tab', async () => {
    open(null, async () => ({ data: second }));
    await type('Title', 'Mine');
    const [key = ''] = Object.keys(localStorage).filter((one) => one.includes('trip'));
    const theirs =
      localStorage
        .getItem(key)
        ?.replace('Mine', 'Theirs')
        .replace(/"key":"\w+"/, '"key":"theirs"') ?? '';
    localStorage.setItem(key, theirs);
    crash();
    open(null, async () => ({ data: second }));
    await press('Restore draft');
    expect(field('Title').value).toBe('Mine');
    await type('Price', '120');
    localStorage.setItem(key, theirs);
    await press('Save');
    await screen.findByText('Saved');
    expect(localStorage.getItem(key)).toBe(theirs);
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

describe('the key of a new entry', () => {
  const lost: { error: ApiError } = { error: { status: 'network', message: 'No connection' } };
  const used: ApiError = { status: 409, code: 'idempotency_conflict', message: 'Stored already' };
  const deleted: ApiError = { status: 404, code: 'not_found', message: 'Trip not found' };
  const listKeys = (save: ReturnType<typeof vi.fn<Save>>) => save.mock.calls.map(([, , key]) => key);
  async function fillIn() {
    await type('Title', 'Goa');
    await type('Price', '100');
  }

  it('stays the same until a response arrives, even after a crash', async () => {
    const save = vi.fn<Save>(async () => lost);
    open(null, save);
    await fillIn();
    await press('Save');
    await screen.findByText('No connection');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    crash();
    open(null, save);
    await press('Restore draft');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    const [first, ...others] = listKeys(save);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(others).toEqual([first, first]);
  });

  it.each([
    ['an earlier version', used],
    ['an entry that was deleted since', deleted],
  ])('is replaced once it belongs to %s, so that saving works again', async (_name, error) => {
    const save = vi.fn<Save>(async () => ({ data: second })).mockResolvedValueOnce({ error });
    open(null, save);
    await fillIn();
    await press('Save');
    await screen.findByText(error.message);
    await press('Save');
    await screen.findByText('Saved');
    const [first, other] = listKeys(save);
    expect(other).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(first);
  });
});

describe('a save that is based on an older version', () => {
  const choose = async (response: string) => {
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByText(response));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  it('shows the other version, applies the user’s changes to it, and saves them over it', async () => {
    const save = vi.fn<Save>(async () => ({ data: second })).mockResolvedValueOnce(stale);
    open(first, save);
    await type('Title', 'Mine');
    await press('Save');
    await choose('Reload theirs');
    expect(document.activeElement?.textContent, 'the offer is in view').toBe('Restore draft');
    expect(field('Title').value).toBe('Goa');
    expect(field('Price').value).toBe('120');
    await press('Restore draft');
    expect(field('Title').value).toBe('Mine');
    expect(field('Price').value, 'their change stays').toBe('120');
    await press('Save');
    await waitFor(() =>
      expect(save.mock.calls[1]).toEqual([
        expect.objectContaining({ title: 'Mine', price: '120' }),
        'version 2',
        expect.any(String),
      ]),
    );
  });

  it('does not lose the user’s changes when the other version is shown and the page is reloaded or left', async () => {
    const save = vi.fn<Save>(async () => ({ data: second })).mockResolvedValueOnce(stale);
    open(first, save);
    await type('Title', 'Mine');
    await press('Save');
    await choose('Reload theirs');
    await screen.findByText(/^A draft from .* was not saved\.$/);
    cleanup();
    open(second, save);
    await press('Restore draft');
    await press('Save');
    await waitFor(() =>
      expect(save.mock.calls[1]?.slice(0, 2)).toMatchObject([{ title: 'Mine' }, 'version 2']),
    );
  });

  it('overwrites the other version, or leaves everything unchanged', async () => {
    const save = vi.fn<Save>(async () => ({ data: second }));
    save.mockResolvedValueOnce(stale).mockResolvedValueOnce(stale);
    open(first, save);
    await type('Title', 'Mine');
    await press('Save');
    await choose('Keep editing');
    expect(field('Title').value).toBe('Mine');
    await press('Save');
    await choose('Overwrite with mine');
    await screen.findByText('Saved');
    expect(save.mock.calls.map(([, version]) => version)).toEqual(['version 1', 'version 1', 'version 2']);
  });

  it('asks nothing when the newer version is its own: the response was lost, and the entry has the same values', async () => {
    const save = vi.fn<Save>(async () => ({ data: second }));
    save
      .mockResolvedValueOnce({ error: { status: 'network', message: 'No connection' } })
      .mockResolvedValueOnce(stale);
    open(first, save);
    await type('Price', '120');
    await press('Save');
    await screen.findByText('No connection');
    await press('Save');
    await screen.findByText('Saved');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(save.mock.calls.map(([, version]) => version)).toEqual(['version 1', 'version 1', 'version 2']);
  });
});
