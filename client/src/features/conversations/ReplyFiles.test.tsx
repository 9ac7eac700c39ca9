import { type MessageFile, messageFileSchema } from '@modules/conversations/contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { Leavable } from '../../testing/Leavable.tsx';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { chooseFile, completeUpload, holdUploads } from '../../testing/uploads.ts';
import { press, user } from '../../testing/user.ts';
import { ReplyFiles } from './ReplyFiles.tsx';
import { useReplyUploads } from './useReplyUploads.ts';

const brochure: MessageFile = { id: 5, name: 'goa.pdf', size: 2048, url: '/api/files/5' };

const OpenFiles = ({ files }: { files: MessageFile[] }) => (
  <ReplyFiles enquiryId={7} uploads={useReplyUploads(7)} files={files} brochure="Goa" />
);

function render(files: MessageFile[], attach: () => { data: MessageFile } | 'refused') {
  const calls: string[] = [];
  fakeApi({
    'POST /api/enquiries/:id/files/brochure': fakeEndpoint(
      { response: dataResponse(messageFileSchema) },
      ({ id }) => {
        calls.push(`attach to ${id}`);
        const result = attach();
        return result === 'refused'
          ? { status: 404, code: 'not_found', error: 'It has no brochure' }
          : result;
      },
    ),
    'DELETE /api/enquiries/7/files/:id': fakeEndpoint({ response: doneResponseSchema }, ({ id }) => {
      calls.push(`remove ${id}`);
      return { message: 'Removed' };
    }),
  });
  renderAdminPage(<OpenFiles files={files} />, 'employee');
  return calls;
}

const attachBrochure = async () =>
  user.click(await screen.findByRole('button', { name: 'Attach the brochure of Goa' }));

it('attaches the brochure of the destination in one click, and removes it again', async () => {
  const calls = render([brochure], () => ({ data: brochure }));
  expect((await screen.findByText('1 file attached')).getAttribute('role')).toBe('status');
  await attachBrochure();
  await waitFor(() => expect(calls).toEqual(['attach to 7']));
  await user.click(await screen.findByRole('button', { name: 'Remove goa.pdf' }));
  await waitFor(() => expect(calls).toEqual(['attach to 7', 'remove 5']));
});

it('shows why the brochure was not attached', async () => {
  render([], () => 'refused');
  await attachBrochure();
  await screen.findByText('The brochure was not attached: It has no brochure');
});

function OpenUploads() {
  const uploads = useReplyUploads(7);
  return (
    <>
      <ReplyFiles enquiryId={7} uploads={uploads} files={[]} brochure="Goa" />
      <output>{uploads.busy ? 'busy' : 'free'}</output>
    </>
  );
}

const planFile = new File(['x'], 'plan.pdf', { type: 'application/pdf' });

it('shows the progress of an upload, which can be cancelled', async () => {
  const requests = holdUploads();
  renderAdminPage(<OpenUploads />, 'employee');
  await screen.findByText('free');
  chooseFile(planFile);
  await screen.findByText('busy');
  await waitFor(() => expect(requests).toHaveLength(1));
  const half = new ProgressEvent('progress', { loaded: 1, total: 2 });
  act(() => void requests[0]?.upload.dispatchEvent(half));
  const progress = screen.getByRole('progressbar', { name: 'Upload of plan.pdf' });
  expect(progress.getAttribute('aria-valuenow')).toBe('50');
  await user.click(screen.getByRole('button', { name: 'Cancel upload of plan.pdf' }));
  await screen.findByText('free');
});

it('waits for an upload that was running when the enquiry was left and opened again', async () => {
  const requests = holdUploads();
  renderAdminPage(
    <Leavable>
      <OpenUploads />
    </Leavable>,
    'employee',
  );
  await screen.findByText('free');
  chooseFile(planFile);
  await waitFor(() => expect(requests).toHaveLength(1));
  await press('Leave');
  await press('Return');
  expect(screen.getByRole('progressbar', { name: 'Upload of plan.pdf' })).toBeTruthy();
  expect(screen.getByText('busy')).toBeTruthy();
  act(() => completeUpload(requests[0], { success: true, data: { ...brochure, id: 6, name: 'plan.pdf' } }));
  await screen.findByText('free');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('waits for a brochure that was being attached when the enquiry was left and opened again', async () => {
  let attach = () => {};
  fakeApi({
    'POST /api/enquiries/7/files/brochure': () =>
      new Promise((resolve) => {
        attach = () => resolve(Response.json({ success: true, data: brochure }));
      }),
  });
  renderAdminPage(
    <Leavable>
      <OpenUploads />
    </Leavable>,
    'employee',
  );
  await attachBrochure();
  await screen.findByText('busy');
  await press('Leave');
  await press('Return');
  expect(screen.getByText('busy')).toBeTruthy();
  attach();
  await screen.findByText('free');
});
