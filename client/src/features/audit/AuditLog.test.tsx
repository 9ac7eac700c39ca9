import { auditChoicesSchema, auditListResponseSchema } from '@modules/audit/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField } from '../../testing/user.ts';
import { AuditLog } from './AuditLog.tsx';

const entry = {
  id: 7,
  at: '2026-11-01T09:00:00.000Z',
  kind: 'destination.updated',
  area: 'destinations',
  entity: { type: 'destination', id: 3 },
  person: { id: 5, name: 'Asha Rao' },
  who: 'Asha Rao',
  what: 'changed Hampi',
  changes: [],
  address: null,
  request: null,
};

it('shows no entries of another search when those of the new one cannot be loaded', async () => {
  fakeApi({
    'GET /api/audit': fakeEndpoint({ response: auditListResponseSchema }, ({ search }) =>
      search.get('search') === 'Goa'
        ? { status: 403, code: 'forbidden', error: 'Not now' }
        : { data: [entry], next_cursor: null },
    ),
    'GET /api/audit/choices': fakeEndpoint({ response: dataResponse(auditChoicesSchema) }, () => ({
      data: { people: [], areas: [] },
    })),
  });
  renderAdminPage(<AuditLog />, 'super_admin', '/admin/audit');
  await screen.findByText('Asha Rao', { exact: false });
  await fillField('Search the audit log', 'Goa');
  await screen.findByText('Failed to load the audit log');
  expect(screen.queryByText('Asha Rao', { exact: false })).toBeNull();
});
