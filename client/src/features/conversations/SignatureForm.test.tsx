import { signatureSchema } from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press } from '../../testing/user.ts';
import { SignatureForm } from './SignatureForm.tsx';

it('shows the saved signature without requesting it again', async () => {
  let reads = 0;
  const response = dataResponse(signatureSchema);
  fakeApi({
    'GET /api/signature': fakeEndpoint({ response }, () => {
      reads += 1;
      if (reads > 1) throw new TypeError('No network');
      return { data: { html: '<p>Meera</p>' } };
    }),
    'PUT /api/signature': fakeEndpoint({ response, body: signatureSchema }, ({ body }) => ({ data: body })),
  });
  renderAdminPage(<SignatureForm onUnsaved={() => undefined} />, 'employee');
  const box = await screen.findByRole<HTMLElement & { editor?: Editor }>('textbox');
  act(() => void box.editor?.commands.setContent('Meera Naik'));
  await press('Save signature');
  await screen.findByText('Signature saved.');
  expect(box.textContent).toBe('Meera Naik');
});

it('keeps what is typed while the signature is being saved', async () => {
  let respond = (_response: Response) => {};
  fakeApi({
    'GET /api/signature': fakeEndpoint({ response: dataResponse(signatureSchema) }, () => ({
      data: { html: '<p>Meera</p>' },
    })),
    'PUT /api/signature': () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  renderAdminPage(<SignatureForm onUnsaved={() => undefined} />, 'employee');
  const box = await screen.findByRole<HTMLElement & { editor?: Editor }>('textbox');
  act(() => void box.editor?.commands.setContent('Meera Naik'));
  await press('Save signature');
  act(() => void box.editor?.commands.setContent('Meera Naik, Goa'));
  await act(async () => respond(Response.json({ success: true, data: { html: '<p>Meera Naik</p>' } })));
  await screen.findByText('Signature saved.');
  expect(box.textContent).toBe('Meera Naik, Goa');
});
