import { type SavedReply, savedReplySchema } from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press } from '../../testing/user.ts';
import { SavedReplyMenu } from './SavedReplyMenu.tsx';

it('ignores the second click of a double click on its button', async () => {
  const reply: SavedReply = {
    id: 1,
    name: 'Prices',
    html: '<p>It costs</p>',
    shared: false,
    updated_at: '2026-11-01T10:00:00.000Z',
  };
  fakeApi({
    'GET /api/saved-replies': fakeEndpoint({ response: dataResponse(z.array(savedReplySchema)) }, () => ({
      data: [reply],
    })),
  });
  const chosen: string[] = [];
  renderAdminPage(<SavedReplyMenu text="" onChoose={(html) => chosen.push(html)} />, 'employee');
  await press('Saved replies');
  const entry = await screen.findByText('Prices');
  fireEvent.click(entry, { detail: 2 });
  expect(chosen).toEqual([]);
  fireEvent.click(entry, { detail: 1 });
  expect(chosen).toEqual(['<p>It costs</p>']);
});
