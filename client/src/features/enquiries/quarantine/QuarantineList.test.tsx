import { type Quarantined, quarantineListResponseSchema } from '@modules/enquiries/quarantine/contract.ts';
import { paginate, type Role } from '@platform/contract.ts';
import { doneResponseSchema } from '@platform/fields.contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendDeferredCalls } from '../../../lib/api/deferredCalls.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { press, user } from '../../../testing/user.ts';
import { QuarantineList } from './QuarantineList.tsx';

const buildSubmission = (id: number): Quarantined => ({
  ...{ id, form: 'contact', reasons: ['honeypot'], name: `Sender ${id}`, email: `a${id}@example.com` },
  ...{ phone: null, subject: null, message: null, attachment_name: null },
  created_at: '2026-11-01T09:00:00.000Z',
});

function openQuarantine(role: Role, ids: number[]) {
  const deleted: number[] = [];
  fakeApi({
    'GET /api/quarantine': fakeEndpoint({ response: quarantineListResponseSchema }, () => {
      const submissions = ids.filter((id) => !deleted.includes(id)).map(buildSubmission);
      return { data: submissions, pagination: paginate(1, 20, submissions.length) };
    }),
    'DELETE /api/quarantine/:id': fakeEndpoint({ response: doneResponseSchema }, ({ id }) => {
      deleted.push(id);
      return { message: 'Deleted' };
    }),
  });
  renderAdminPage(<QuarantineList />, role);
  return deleted;
}

it('deletes all submissions of a page after a confirmation', async () => {
  const deleted = openQuarantine('admin', [101, 102, 103]);
  await press('Delete all 3 shown');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Submissions' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The quarantine is empty')).toBeTruthy();
  expect(deleted).toEqual([]);
  await sendDeferredCalls();
  await waitFor(() => expect(deleted.sort()).toEqual([101, 102, 103]));
});

it('does not offer it to those who may not delete', async () => {
  openQuarantine('employee', [104, 105]);
  expect(await screen.findByText('Sender 104')).toBeTruthy();
  expect(screen.queryByText(/Delete all/)).toBeNull();
});

it('has its page in the URL, so that Back returns to the former one', async () => {
  fakeApi({
    'GET /api/quarantine': fakeEndpoint({ response: quarantineListResponseSchema }, ({ search }) => {
      const page = Number(search.get('page'));
      return { data: [buildSubmission(200 + page)], pagination: paginate(page, 20, 60) };
    }),
  });
  renderAdminPage(<QuarantineList />, 'employee', '/admin/enquiries?view=quarantine&page=2');
  await screen.findByText('Sender 202');
  await press('Next');
  await screen.findByText('Sender 203');
  expect(window.location.search).toBe('?view=quarantine&page=3');
  await act(async () => window.history.back());
  await screen.findByText('Sender 202');
});
