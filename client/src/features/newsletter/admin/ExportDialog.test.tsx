import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { Toasts } from '../../../ui/admin/Toasts.tsx';
import { ExportDialog } from './ExportDialog.tsx';

it('exports the subscribers that match the search and the status of the list, and confirms it', async () => {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    const headers = { 'Content-Disposition': 'attachment; filename="subscribers_of_an_agency_day.json"' };
    return Response.json({ success: true, data: [], count: 0 }, { headers });
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }));
  renderInApp(
    <>
      <ExportDialog search="asha@" status="active" onClose={() => {}} />
      <Toasts />
    </>,
  );
  screen.getByText('Only addresses that contain “asha@” are exported, as in the list.');
  await userEvent.selectOptions(screen.getByLabelText('Format'), 'json');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText('Successfully exported 0 subscribers as JSON');
  expect(names).toEqual(['subscribers_of_an_agency_day.json']);
  expect(paths).toEqual(['/api/newsletter?action=export&format=json&q=asha%40&status=active']);
});
