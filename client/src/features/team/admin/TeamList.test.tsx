import { destinationNamesResponseSchema } from '@modules/destinations/contract.ts';
import {
  type TeamMemberResponse,
  teamAccountsSchema,
  teamListResponseSchema,
  teamMemberCreateSchema,
  teamMemberResponseSchema,
  teamMemberUpdateSchema,
} from '@modules/team/contract.ts';
import { paginate } from '@platform/contract.ts';
import { doneResponseSchema } from '@platform/fields.contract.ts';
import { blankDetails } from '@platform/picture.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendDeferredCalls } from '../../../lib/api/deferredCalls.ts';
import { signedIn } from '../../../lib/session/sessionSlice.ts';
import { buildSessionUser } from '../../../testing/buildSessionUser.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../../testing/user.ts';
import { TeamList } from './TeamList.tsx';

const asha: TeamMemberResponse = {
  id: 1,
  name: 'Asha',
  role: 'Planner',
  portrait: null,
  portrait_details: blankDetails,
  languages: [],
  regions: [],
  bio: null,
  position: 100,
  is_active: true,
  user_id: null,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
};

const notFound = { status: 404, code: 'not_found', error: 'Team member not found' };

let members: TeamMemberResponse[];
let received: unknown[];

beforeEach(() => {
  members = [asha];
  received = [];
  fakeApi({
    'GET /api/team/all': fakeEndpoint({ response: teamListResponseSchema }, () => ({
      members,
      pagination: paginate(1, 24, members.length),
    })),
    'DELETE /api/team/:id': fakeEndpoint({ response: doneResponseSchema }, () => notFound),
    'GET /api/destinations/names': fakeEndpoint({ response: destinationNamesResponseSchema }, () => ({
      destinations: [{ id: 7, name: 'Goa, 5 Days' }],
    })),
    'GET /api/team/accounts': fakeEndpoint({ response: teamAccountsSchema }, () => ({ accounts: [] })),
    'GET /api/team/:id': fakeEndpoint({ response: teamMemberResponseSchema }, ({ id }) => {
      const member = members.find((one) => one.id === id);
      return member ? { member } : notFound;
    }),
    'POST /api/team': fakeEndpoint(
      { response: teamMemberResponseSchema, body: teamMemberCreateSchema },
      ({ body }) => {
        const member = { ...asha, ...body, id: 2 };
        members = [...members, member];
        return { message: 'Team member added', member };
      },
    ),
    'PUT /api/team/:id': fakeEndpoint(
      { response: teamMemberResponseSchema, body: teamMemberUpdateSchema },
      ({ id, body }) => {
        received.push(body);
        if (!members.some((one) => one.id === id)) return notFound;
        return { message: 'Team member updated', member: { ...asha, ...body } as TeamMemberResponse }; // all fields
      },
    ),
  });
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the editor of an entry', () => {
  it('adds an entry, after showing its errors', async () => {
    renderAdminPage(<TeamList />, 'admin');
    await press('Add Team Member');
    await fillField('Name', 'Rafael');
    await press('Add team member');
    await screen.findByText('Role is required', { selector: '.MuiAlert-message' });
    await fillField('Role', 'Driver');
    await press('Add team member');
    await screen.findByText('Team member added.');
    await closed();
    await screen.findByText('Rafael', { selector: 'h2' });
  });

  it('offers the names of destinations, which may have commas, as regions', async () => {
    renderAdminPage(<TeamList />, 'admin');
    await user.click(await screen.findByLabelText('Edit Asha'));
    await user.type(await findField('Regions'), 'Goa');
    await user.click(await screen.findByRole('option', { name: 'Goa, 5 Days' }));
    await press('Save changes');
    await waitFor(() => expect(received).toMatchObject([{ regions: ['Goa, 5 Days'] }]));
  });

  it('loads an entry each time that it is opened, and saves over the loaded version', async () => {
    renderAdminPage(<TeamList />, 'admin');
    await user.click(await screen.findByLabelText('Edit Asha'));
    expect((await findField('Role')).value).toBe('Planner');
    screen.getByRole('dialog', { name: 'Edit team member' });
    await press('Cancel');
    await closed();

    members = [{ ...asha, role: 'Head of planning', updated_at: '2026-11-02T10:00:00.000Z' }];
    await user.click(screen.getByLabelText('Edit Asha'));
    expect((await findField('Role')).value).toBe('Head of planning');
    await fillField('Name', 'Asha Naik');
    await press('Save changes');
    await screen.findByText('Team member updated.');
    await closed();
    expect(received, 'only the changed field').toEqual([
      { name: 'Asha Naik', updated_at: '2026-11-02T10:00:00.000Z' },
    ]);
  });

  it('asks before it discards unsaved changes', async () => {
    renderAdminPage(<TeamList />, 'admin', '/admin/team?edit=1');
    await fillField('Name', 'Asha Naik');
    await press('Cancel');
    await press('Keep editing');
    expect((await findField('Name')).value).toBe('Asha Naik');
    await press('Cancel');
    await press('Discard changes');
    await closed();
    expect(received).toEqual([]);
  });

  it('closes the question when the save succeeds meanwhile', async () => {
    const respond = fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'PUT') await held;
      return respond(request);
    });
    renderAdminPage(<TeamList />, 'admin', '/admin/team?edit=1');
    await fillField('Name', 'Asha Naik');
    await user.keyboard('{Control>}s{/Control}{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
    release();
    await closed();
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(received).toHaveLength(1);
  });

  it('moves the focus to the neighbour of a removed button', async () => {
    members = [{ ...asha, portrait: '/uploads/images/asha.jpg' }];
    renderAdminPage(<TeamList />, 'admin', '/admin/team?edit=1');
    const remove = await screen.findByText('Remove image', { selector: 'button' });
    remove.focus();
    await user.click(remove);
    const field = screen.getByRole('group', { name: 'Portrait' });
    await waitFor(() => expect(field.contains(document.activeElement)).toBe(true));
  });

  it('saves a portrait with its details', async () => {
    members = [{ ...asha, portrait: '/uploads/images/asha.jpg' }];
    renderAdminPage(<TeamList />, 'admin', '/admin/team?edit=1');
    await press('Remove image');
    await press('Save changes');
    await closed();
    expect(received).toEqual([
      { portrait: null, portrait_details: blankDetails, updated_at: asha.updated_at },
    ]);
  });

  it('stores typed text when another role closes it, and restores it for the former role', async () => {
    const store = renderAdminPage(<TeamList />, 'admin', '/admin/team?edit=1');
    await fillField('Name', 'Asha Naik');
    act(() => void store.dispatch(signedIn(buildSessionUser('employee'))));
    await closed();
    act(() => void store.dispatch(signedIn(buildSessionUser('admin'))));
    await press('Restore draft');
    expect((await findField('Name')).value).toBe('Asha Naik');
  });

  it('shows at the top of its fields why saving failed, wherever they are scrolled', async () => {
    renderAdminPage(<TeamList />, 'admin', '/admin/team?edit=1');
    await fillField('Name', 'Asha Naik');
    members = [];
    const content = screen.getByLabelText(/^Name/).closest('.MuiDialogContent-root') as HTMLElement; // around all fields
    content.scrollTop = 500;
    await press('Save changes');
    await screen.findByText(/^This entry was deleted after you opened it\./, {
      selector: '.MuiAlert-message',
    });
    expect(content.scrollTop).toBe(0);
    await press('Cancel');
    await press('Discard changes');
    await screen.findByText('No team members found');
  });

  it('shows that an entry no longer exists', async () => {
    renderAdminPage(<TeamList />, 'admin', '/admin/team?edit=9');
    await screen.findByText('The team member could not be loaded');
    screen.getByText('It may have been deleted.');
    await press('Close');
    await closed();
  });
});

it('an entry that a colleague has deleted leaves the list, although its deletion fails', async () => {
  renderAdminPage(<TeamList />, 'admin');
  await user.click(await screen.findByLabelText('More actions for Asha'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await press('Delete');
  members = [];
  await act(async () => void (await sendDeferredCalls()));
  await screen.findByText('No team members found');
});
