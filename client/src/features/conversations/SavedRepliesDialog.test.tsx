import {
  type SavedReply,
  savedReplySchema,
  savedReplyUpdateSchema,
} from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../testing/user.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';

const opened: SavedReply = {
  id: 1,
  name: 'Prices',
  html: '<p>From</p>',
  shared: true,
  updated_at: '2026-11-01T10:00:00.000Z',
};

function OpenEnquiry() {
  const [params, setParams] = useSearchParams();
  if (params.has('open')) return <SavedRepliesDialog replies={[opened]} text="" onClose={() => undefined} />;
  return (
    <button type="button" onClick={() => setParams({ open: '7' })}>
      Open
    </button>
  );
}

it('asks before it overwrites a version of someone else, and preserves the typed text', async () => {
  const theirs = { ...opened, name: 'Prices 2027', updated_at: '2026-11-02T10:00:00.000Z' };
  const versions: unknown[] = [];
  const response = dataResponse(savedReplySchema);
  fakeApi({
    'PUT /api/saved-replies/:id': fakeEndpoint(
      { response, body: savedReplyUpdateSchema },
      ({ body: { updated_at, ...fields } }) => {
        versions.push(updated_at);
        return updated_at === theirs.updated_at
          ? { data: { ...theirs, ...fields } }
          : { status: 409, code: 'stale_write', error: 'Someone else', current: theirs };
      },
    ),
  });
  renderAdminPage(<SavedRepliesDialog replies={[opened]} text="" onClose={() => undefined} />, 'admin');
  await user.click(await screen.findByLabelText('Edit Prices'));
  await fillField('Name', 'Prices in rupees');
  await press('Save');
  await press('Keep editing');
  expect((await findField('Name')).value).toBe('Prices in rupees');
  await press('Save');
  await press('Overwrite with mine');
  await screen.findByLabelText('Edit Prices');
  expect(versions).toEqual([opened.updated_at, opened.updated_at, theirs.updated_at]);
});

it('asks before Back leaves the enquiry of an edited reply', async () => {
  renderAdminPage(<OpenEnquiry />, 'admin');
  await press('Open');
  await user.click(await screen.findByLabelText('Edit Prices'));
  await fillField('Name', 'Prices in rupees');
  act(() => window.history.back());
  await press('Keep editing');
  expect((await findField('Name')).value).toBe('Prices in rupees');
});
