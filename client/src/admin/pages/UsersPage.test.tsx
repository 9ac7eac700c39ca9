import {
  type UserResponse,
  userCreateSchema,
  userListResponseSchema,
  userResponseSchema,
  userStatisticsSchema,
  userUpdateSchema,
} from '@modules/accounts/users/contract.ts';
import { enquiryListResponseSchema } from '@modules/enquiries/contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { crash } from '../../testing/crash.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../testing/user.ts';
import { UsersPage } from './UsersPage.tsx';

const buildUser = (id: number, first_name: string, last_name: string, more: Partial<UserResponse> = {}) => ({
  id,
  first_name,
  last_name,
  username: first_name.toLowerCase(),
  email: `${first_name}@example.com`,
  user_type: 'employee' as const,
  phone: null,
  status: 'active' as const,
  invited: false,
  second_factor: false,
  last_login: null,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  ...more,
});

const pages = { page: 1, current_page: 1, limit: 20, per_page: 20, total_pages: 1 };
const onePage = { ...pages, has_next: false, has_prev: false };

let users: UserResponse[];
let received: unknown[];
let overtaken: UserResponse | null;
let isBroken: boolean;
let openEnquiries: number;

beforeEach(() => {
  users = [
    buildUser(2, 'Zoya', 'Khan', { user_type: 'visitor' }),
    buildUser(3, 'Boss', 'Above', { user_type: 'super_admin' }),
    buildUser(4, 'Other', 'Admin', { user_type: 'admin' }),
  ];
  received = [];
  overtaken = null;
  isBroken = false;
  openEnquiries = 0;
  const responseWith = (user: UserResponse) => ({ data: user, user });
  const emailTaken = 'Email already exists';
  fakeApi({
    'GET /api/users/statistics': fakeEndpoint({ response: dataResponse(userStatisticsSchema) }, () => ({
      data: { total: 3, active: 3, inactive: 0, admins: 2, employees: 0, visitors: 1 },
    })),
    'GET /api/enquiries': fakeEndpoint({ response: enquiryListResponseSchema }, ({ search }) => {
      expect(search.toString()).toBe('view=open&assigned_to=5&limit=1');
      return { data: [], pagination: { ...onePage, total: openEnquiries } };
    }),
    'GET /api/users': fakeEndpoint({ response: userListResponseSchema }, ({ search }) => {
      if (isBroken) return { status: 403, error: 'No', code: 'forbidden' };
      const role = search.get('user_type') ?? '';
      const data = users.filter(
        ({ username, user_type }) =>
          username.includes(search.get('search') ?? '') && (role === '' || user_type === role),
      );
      return { data, pagination: { ...onePage, total: data.length } };
    }),
    'POST /api/users/create': fakeEndpoint(
      { response: userResponseSchema, body: userCreateSchema },
      ({ body }) => {
        received.push(body);
        const { first_name, last_name, email, user_type } = body;
        if (email === 'boss@example.com') {
          const errors = [{ field: 'email', message: emailTaken }];
          return { status: 409, error: emailTaken, code: 'conflict', errors };
        }
        users.push(buildUser(9, first_name, last_name, { email, user_type }));
        return responseWith(users.at(-1) as UserResponse); // just added
      },
    ),
    'PUT /api/users/:id': fakeEndpoint(
      { response: userResponseSchema, body: userUpdateSchema },
      ({ id, body }) => {
        received.push(body);
        const current = users.find((user) => user.id === id) as UserResponse; // one of the list
        if (overtaken) {
          Object.assign(current, overtaken);
          overtaken = null;
          return { status: 409, error: 'Overtaken', code: 'stale_write', current };
        }
        const { updated_at: _version, current_password, ...change } = body;
        if (current_password === 'a guess') {
          const errors = [{ field: 'current_password', message: 'This is not your current password' }];
          return { status: 422, error: 'Wrong', code: 'validation_failed', errors };
        }
        return responseWith(Object.assign(current, change, { updated_at: '2026-11-09T10:00:00.000Z' }));
      },
    ),
    'DELETE /api/users/:id': fakeEndpoint({ response: doneResponseSchema }, ({ id }) => {
      received.push(`delete ${id}`);
      users = users.filter((user) => user.id !== id);
      return { message: 'Done' };
    }),
  });
});

const entry = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`${name} is not in a list`);
  return within(found);
};

describe('the users of the back office', () => {
  it('are created after errors are shown at their fields', async () => {
    renderAdminPage(<UsersPage />, 'admin');
    await press('Add New User');
    await press('Create User');
    for (const text of ['First name', 'Last name', 'Username', 'Email'])
      expect(await screen.findAllByText(`${text} is required`)).not.toEqual([]);
    const role = await findField('Role');
    expect(
      [...role.querySelectorAll('option')].map(({ text }) => text),
      'an admin creates no admins',
    ).toEqual(['Employee', 'Visitor']);
    const blog = within(screen.getByRole('group', { name: 'Blog', hidden: true }));
    expect(
      ['Create', 'Delete'].map((name) => blog.getByLabelText<HTMLInputElement>(name).checked),
      'an employee writes posts and deletes none',
    ).toEqual([true, false]);
    for (const [label, text] of [
      ['First name', 'Kabir'],
      ['Last name', 'Anand'],
      ['Username', 'kabir'],
      ['Email', 'kabir@'],
      ['Password', 'short'],
      ['Confirm password', 'shorter'],
    ] as const)
      await fillField(label, text);
    await press('Create User');
    const dialog = within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body);
    await waitFor(() => dialog.getByText('Passwords do not match', { selector: '.MuiAlert-message' }));
    dialog.getByText('Please enter a valid email address');
    await fillField('Confirm password', 'short');
    await press('Create User');
    const tooShort = 'Password must be at least 8 characters long';
    await waitFor(() => dialog.getByText(tooShort, { selector: '.MuiAlert-message' }));
    await fillField('Password', 'a long enough one');
    await fillField('Confirm password', 'a long enough one');
    expect(received).toEqual([]);
    await fillField('Email', 'boss@example.com');
    await press('Create User');
    await waitFor(() => expect(dialog.getAllByText('Email already exists')).not.toEqual([]));
    await fillField('Email', 'kabir@example.com');
    await press('Create User');
    await screen.findByText('User created successfully');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(received.at(-1)).toMatchObject({ username: 'kabir', user_type: 'employee', status: 'active' });
    await entry('Kabir Anand');
  });

  it('that were typed before a reload can be restored, without their password', async () => {
    renderAdminPage(<UsersPage />, 'super_admin');
    await press('Add New User');
    await fillField('First name', 'Half');
    await fillField('Password', 'a long enough one');
    crash();
    renderAdminPage(<UsersPage />, 'super_admin');
    await press('Add New User');
    await press('Restore draft');
    expect((await findField('First name')).value).toBe('Half');
    expect((await findField('Password')).value).toBe('');
  });

  it('are edited without their password, sending only changed fields', async () => {
    renderAdminPage(<UsersPage />, 'super_admin');
    await user.click(await screen.findByLabelText('Edit Zoya Khan'));
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await fillField('Last name', 'Khan-Rao');
    await user.selectOptions(await findField('Role'), 'employee');
    await press('Save Changes');
    await screen.findByText('User updated successfully');
    expect(received).toEqual([
      { last_name: 'Khan-Rao', user_type: 'employee', updated_at: '2026-11-01T10:00:00.000Z' },
    ]);
    (await entry('Zoya Khan-Rao')).getByText('Employee');
  });

  it('are asked for their current password when they change their own address', async () => {
    users.push(buildUser(1, 'Meera', 'Fernandes', { user_type: 'super_admin' }));
    renderAdminPage(<UsersPage />, 'super_admin');
    await user.click(await screen.findByLabelText('Edit Meera Fernandes'));
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    await fillField('Email', 'elsewhere@example.com');
    await fillField('Current password', 'a guess');
    await press('Save Changes');
    await screen.findByText('This is not your current password');
    await fillField('Current password', 'the right one');
    await press('Save Changes');
    await screen.findByText('User updated successfully');
    expect(received.at(-1)).toEqual({
      email: 'elsewhere@example.com',
      current_password: 'the right one',
      updated_at: '2026-11-01T10:00:00.000Z',
    });
  });

  it('cannot change their own username and address unless they are super admins', async () => {
    users.push(buildUser(1, 'Meera', 'Fernandes', { user_type: 'admin' }));
    renderAdminPage(<UsersPage />, 'admin');
    await user.click(await screen.findByLabelText('Edit Meera Fernandes'));
    for (const label of ['Username', 'Email']) expect((await findField(label)).disabled, label).toBe(true);
    expect(screen.getAllByText('Only a Super Administrator can change this')).toHaveLength(2);
    await fillField('Phone', '+91 1');
    await press('Save Changes');
    await screen.findByText('User updated successfully');
    expect(received).toEqual([{ phone: '+91 1', updated_at: '2026-11-01T10:00:00.000Z' }]);
  });

  it('take a role that handles no enquiries after a question if they have open ones', async () => {
    users.push(buildUser(5, 'Kiran', 'Bedi'));
    openEnquiries = 1;
    renderAdminPage(<UsersPage />, 'admin');
    await user.click(await screen.findByLabelText('Edit Kiran Bedi'));
    await user.selectOptions(await findField('Role'), 'visitor');
    await fillField('Last name', '');
    await press('Save Changes');
    await screen.findByText('Last name is required');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await fillField('Last name', 'Bedi');
    await press('Save Changes');
    const link = await screen.findByRole('link', { name: '1 open enquiry' });
    expect(link.parentElement?.textContent).toBe(
      'The user is signed out, and cannot handle enquiries with the role Visitor. ' +
        '1 open enquiry remains assigned to this user.',
    );
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(received).toEqual([]);
    await press('Save Changes');
    await press('Change Role');
    await screen.findByText('User updated successfully');
    expect(received).toEqual([{ user_type: 'visitor', updated_at: '2026-11-01T10:00:00.000Z' }]);
  });

  it('are deactivated after a question if they have open enquiries, activated, and deleted after one', async () => {
    users.push(buildUser(5, 'Kiran', 'Bedi'));
    renderAdminPage(<UsersPage />, 'admin');
    const deactivate = async () => user.click(await screen.findByLabelText('Deactivate Kiran Bedi'));
    openEnquiries = 2;
    await deactivate();
    const link = await screen.findByRole('link', { name: '2 open enquiries' });
    expect(link.getAttribute('href')).toBe('/admin/enquiries?view=open&assigned_to=5');
    expect(link.parentElement?.textContent).toBe(
      'The user is signed out and can no longer sign in. 2 open enquiries remain assigned to this user.',
    );
    await press('Cancel');
    await deactivate();
    await press('Deactivate');
    await waitFor(async () => (await entry('Kiran Bedi')).getByText('Inactive'));
    // The second click of a double click.
    fireEvent.click(await screen.findByLabelText('Activate Kiran Bedi'), { detail: 2 });
    await user.click(await screen.findByLabelText('Activate Kiran Bedi'));
    await waitFor(async () => (await entry('Kiran Bedi')).getByText('Active'));
    openEnquiries = 0;
    await deactivate();
    await waitFor(async () => (await entry('Kiran Bedi')).getByText('Inactive'));
    expect(received).toEqual([{ status: 'inactive' }, { status: 'active' }, { status: 'inactive' }]);

    await user.click(screen.getByLabelText('Delete Kiran Bedi'));
    await screen.findByText('Are you sure you want to delete this user? This action cannot be undone.');
    await press('Cancel');
    await user.click(screen.getByLabelText('Delete Kiran Bedi'));
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Kiran Bedi')).toBeNull());
    const toast = (await screen.findByText('User deleted successfully')).closest('.MuiAlert-root');
    expect(received).toHaveLength(3);
    await user.click(within(toast as HTMLElement).getByLabelText('Close')); // an alert is an HTML element
    await waitFor(() => expect(received.at(-1)).toBe('delete 5'));
  });

  it('are found by search and role, held in the address; admins cannot change other admins', async () => {
    renderAdminPage(<UsersPage />, 'admin', '/admin/users');
    for (const name of ['Boss Above', 'Other Admin']) {
      const found = await entry(name);
      found.getByText('View only');
      expect(found.queryAllByText('', { selector: 'button' }), name).toEqual([]);
    }
    const search = screen.getByLabelText<HTMLInputElement>('Search users');
    await user.type(search, 'zoya{Enter}');
    await waitFor(() => expect(screen.queryByText('Boss Above')).toBeNull());
    await screen.findByText('Zoya Khan');
    expect(window.location.search).toBe('?search=zoya');
    await user.selectOptions(await findField('Role'), 'employee');
    await waitFor(() => expect(screen.queryByText('Zoya Khan')).toBeNull());
    await user.click(screen.getByLabelText('Clear search'));
    await user.selectOptions(await findField('Role'), 'super_admin');
    (await entry('Boss Above')).getByText('Super Administrator');
    isBroken = true;
    await user.selectOptions(await findField('Role'), '');
    await screen.findByText('Failed to fetch users');
  });

  it('are searched by the terms in the address', async () => {
    renderAdminPage(<UsersPage />, 'admin', '/admin/users?search=zoya');
    await screen.findByText('Zoya Khan');
    expect(screen.queryByText('Boss Above')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Search users').value).toBe('zoya');
  });

  it('conflicts show the other version, restore the user’s changes, and then save', async () => {
    renderAdminPage(<UsersPage />, 'super_admin');
    await user.click(await screen.findByLabelText('Edit Zoya Khan'));
    await fillField('Phone', '+91 1');
    overtaken = buildUser(2, 'Zoya', 'Khan', { phone: '+91 2', updated_at: '2026-11-02T10:00:00.000Z' });
    await press('Save Changes');
    await screen.findByText('Someone else has changed this entry');
    await press('Reload theirs');
    const phone = await findField('Phone');
    await waitFor(() => expect(phone.value).toBe('+91 2'));
    await press('Restore draft');
    expect(phone.value).toBe('+91 1');
    await press('Save Changes');
    await screen.findByText('User updated successfully');
    expect(received.at(-1)).toEqual({ phone: '+91 1', updated_at: '2026-11-02T10:00:00.000Z' });
  });
});
