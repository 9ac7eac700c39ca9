import {
  type CeoMessageResponse,
  ceoActivateSchema,
  ceoListResponseSchema,
  ceoMessageInputSchema,
  ceoMessageUpdateSchema,
  ceoResponseSchema,
} from '@modules/ceo/contract.ts';
import { doneResponseSchema } from '@platform/fields.contract.ts';
import { blankDetails } from '@platform/picture.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { crash } from '../../../testing/crash.ts';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../../testing/user.ts';
import { CeoPage } from './CeoPage.tsx';

const buildMessage = (id: number, message: string, is_active: boolean): CeoMessageResponse => ({
  id,
  message,
  is_active,
  date: `2026-11-0${id}T09:00:00.000Z`,
  author_name: null,
  portrait: null,
  portrait_details: blankDetails,
  created_at: `2026-11-0${id}T09:00:00.000Z`,
  updated_at: '2026-11-01T10:00:00.000Z',
});

let messages: CeoMessageResponse[];
let overtakenBy: string;
let isBroken: boolean;
let received: unknown[];

beforeEach(() => {
  messages = [];
  overtakenBy = '';
  isBroken = false;
  received = [];
  const find = (id: number) => messages.find((message) => message.id === id) as CeoMessageResponse; // of the list
  const single = (data: CeoMessageResponse) => ({ data });
  fakeApi({
    'GET /api/ceo': fakeEndpoint({ response: ceoListResponseSchema }, () =>
      isBroken ? { status: 403, code: 'forbidden', error: 'Not now' } : { data: messages },
    ),
    'POST /api/ceo/create': fakeEndpoint(
      { response: ceoResponseSchema, body: ceoMessageInputSchema },
      ({ body }) => {
        messages = [buildMessage(messages.length + 1, body.message, messages.length === 0), ...messages];
        return single(messages[0] as CeoMessageResponse); // just added
      },
    ),
    'POST /api/ceo/activate': fakeEndpoint(
      { response: ceoResponseSchema, body: ceoActivateSchema },
      ({ body }) => {
        messages = messages.map((message) => ({ ...message, is_active: message.id === body.id }));
        return single(find(body.id));
      },
    ),
    'PUT /api/ceo/:id': fakeEndpoint(
      { response: ceoResponseSchema, body: ceoMessageUpdateSchema },
      ({ id, body }) => {
        received.push(body);
        if (!find(id)) return { status: 404, error: 'Message not found', code: 'not_found' };
        if (overtakenBy) {
          Object.assign(find(id), { message: overtakenBy, updated_at: '2026-11-02T10:00:00.000Z' });
          overtakenBy = '';
          return { status: 409, error: 'Overtaken', code: 'stale_write', current: find(id) };
        }
        return single(Object.assign(find(id), { message: body.message }));
      },
    ),
    'DELETE /api/ceo/:id': fakeEndpoint({ response: doneResponseSchema }, ({ id }) => {
      received.push(`delete ${id}`);
      messages = messages.filter((message) => message.id !== id);
      return { message: 'Deleted' };
    }),
  });
});

const second = () => within(screen.getByLabelText('Edit message of 2 Nov 2026').closest('li') as HTMLElement); // a card

describe('the messages of the chief executive', () => {
  it('are loaded before the form of a new one opens, so that their arrival clears nothing', async () => {
    renderAdminPage(<CeoPage />, 'admin');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await findField('Message');
  });

  it('are added, edited and chosen', async () => {
    renderAdminPage(<CeoPage />, 'admin');
    await screen.findByText('No Active Message');
    screen.getByText('No message is active: the home page shows the text of its own.');
    await press('Add Message');
    await screen.findByText('Please enter a message', { selector: '.MuiAlert-message' });
    await fillField('Message', 'Travel slowly, and look twice.');
    await fillField('Name below the message', 'N'.repeat(121));
    await press('Add Message');
    await screen.findByText('Name must be at most 120 characters long', { selector: '.MuiAlert-message' });
    await fillField('Name below the message', 'Nadia');
    await press('Add Message');
    await screen.findByText('Daily message added successfully!');
    await screen.findByText('Active Message Set');

    await fillField('Message', 'The second thought.');
    await press('Add Message');
    await user.click(await screen.findByLabelText('Edit message of 2 Nov 2026'));
    second().getByText('Inactive');
    await screen.findByText('Edit Message');
    await fillField('Message', 'Left alone again.');
    await press('Cancel');
    await press('Discard changes');
    await screen.findByText('Add Daily Message');
    expect(document.activeElement).toBe(screen.getByLabelText('Edit message of 2 Nov 2026'));
    await user.click(screen.getByLabelText('Edit message of 2 Nov 2026'));
    expect((await findField('Message')).value).toBe('The second thought.');
    await fillField('Message', 'The second thought, <b>polished</b>.');
    await press('Update Message');
    await screen.findByText('Message updated successfully!');
    expect(document.activeElement).toBe(screen.getByLabelText('Edit message of 2 Nov 2026'));
    await waitFor(() => second().getByText('The second thought, <b>polished</b>.'));

    await user.click(screen.getByLabelText('Set as active message of 2 Nov 2026'));
    await waitFor(() => second().getByText('Active'));
    expect(messages.map(({ is_active }) => is_active)).toEqual([true, false]);
  });

  it('ask for confirmation before they are left while a portrait is uploading', async () => {
    class SlowUpload {
      upload = {};
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {}
    }
    vi.stubGlobal('XMLHttpRequest', SlowUpload);
    messages = [buildMessage(7, 'The second thought.', true)];
    renderAdminPage(<CeoPage />, 'admin');
    const file = await screen.findByLabelText<HTMLInputElement>('Upload image', { selector: 'input' });
    await user.upload(file, new File(['portrait'], 'portrait.jpg', { type: 'image/jpeg' }));
    await screen.findByText('Uploading portrait.jpg');
    await user.click(screen.getByLabelText('Edit message of 7 Nov 2026'));
    await screen.findByText('Discard changes');
  });

  it('that were typed before a reload can be restored', async () => {
    renderAdminPage(<CeoPage />, 'admin');
    await fillField('Message', 'Half a message.');
    crash();
    renderAdminPage(<CeoPage />, 'admin');
    await press('Restore draft');
    expect((await findField('Message')).value).toBe('Half a message.');
  });

  it('are deleted after the question of the browser', async () => {
    messages = [buildMessage(7, 'The second thought.', true)];
    const questions: string[] = [];
    const responses = [false, true];
    vi.stubGlobal('confirm', (question: string) => {
      questions.push(question);
      return responses.shift();
    });
    renderAdminPage(<CeoPage />, 'admin');
    await user.click(await screen.findByLabelText('Delete message of 7 Nov 2026'));
    screen.getByLabelText('Edit message of 7 Nov 2026');
    await user.click(screen.getByLabelText('Delete message of 7 Nov 2026'));
    await screen.findByText('No Active Message');
    expect(questions[0]).toBe('Are you sure you want to delete this message?');
    expect(received).toEqual([]);
    const toast = screen.getByText('Message deleted successfully!').closest('.MuiAlert-root');
    await user.click(within(toast as HTMLElement).getByLabelText('Close')); // an alert is an HTML element
    await waitFor(() => expect(received).toEqual(['delete 7']));
  });

  it('are shown a page at a time, and the page before a last one that was deleted', async () => {
    messages = Array.from({ length: 21 }, (_, at) => ({
      ...buildMessage(1, `Thought ${at + 1}.`, false),
      id: 100 + at,
    }));
    vi.stubGlobal('confirm', () => true);
    renderAdminPage(<CeoPage />, 'admin');
    await screen.findByText('Thought 20.');
    expect(screen.queryByText('Thought 21.')).toBeNull();
    await press('Next');
    await screen.findByText('Thought 21.');
    expect(screen.queryByText('Thought 20.')).toBeNull();
    await user.click(screen.getByLabelText('Delete message of 1 Nov 2026'));
    await screen.findByText('Thought 20.');
    screen.getByText('1–20 of 20');
  });

  it('that could not be refreshed are shown with the error, and the typed text stays', async () => {
    messages = [buildMessage(2, 'The second thought.', false)];
    renderAdminPage(<CeoPage />, 'admin');
    await fillField('Message', 'Half a message.');
    isBroken = true;
    await user.click(screen.getByLabelText('Set as active message of 2 Nov 2026'));
    await screen.findByText('Failed to load messages');
    second().getByText('Inactive');
    expect((await findField('Message')).value).toBe('Half a message.');
  });

  it('are read-only for an employee', async () => {
    messages = [buildMessage(2, 'The second thought.', true)];
    renderAdminPage(<CeoPage />, 'employee');
    await screen.findByText('View Only');
    expect(screen.queryByText('Add Message')).toBeNull();
  });

  it('send changed portrait details, which are removed with the portrait', async () => {
    const portrait_details = { alt: 'Rafael on a quay', credit: '', focal_x: 50, focal_y: 20 };
    const signed = { author_name: 'Rafael', portrait: '/pictures/team/rafael.svg', portrait_details };
    messages = [{ ...buildMessage(1, 'Travel slowly.', true), ...signed }];
    renderAdminPage(<CeoPage />, 'admin');
    const edit = async () => user.click(await screen.findByLabelText('Edit message of 1 Nov 2026'));
    await edit();
    await fillField('Credit of the portrait', 'Asha Naik');
    await press('Update Message');
    await screen.findByText('Message updated successfully!');
    await edit();
    await press('Remove image');
    await press('Update Message');
    await waitFor(() => expect(received).toHaveLength(2));
    const rest = { message: 'Travel slowly.', updated_at: expect.anything() };
    expect(received).toEqual([
      { ...rest, portrait_details: { ...portrait_details, credit: 'Asha Naik' } },
      { ...rest, portrait: null, portrait_details: blankDetails },
    ]);
  });

  it('that someone else deleted meanwhile leave the list, and the typed text stays', async () => {
    messages = [buildMessage(2, 'As it began.', true)];
    renderAdminPage(<CeoPage />, 'admin');
    await user.click(await screen.findByLabelText('Edit message of 2 Nov 2026'));
    await fillField('Message', 'What I wrote.');
    messages = [];
    await press('Update Message');
    await screen.findByText('Failed to update message');
    screen.getByText(/^This entry was deleted after you opened it\./);
    await screen.findByText('No messages yet');
    expect((await findField('Message')).value).toBe('What I wrote.');
  });

  it('that someone else saved meanwhile can be overwritten', async () => {
    messages = [buildMessage(2, 'As it began.', true)];
    renderAdminPage(<CeoPage />, 'admin');
    await user.click(await screen.findByLabelText('Edit message of 2 Nov 2026'));
    await fillField('Message', 'What I wrote.');
    overtakenBy = 'What they wrote.';
    await press('Update Message');
    await press('Overwrite with mine');
    await screen.findByText('Message updated successfully!');
    expect(received).toEqual([
      { message: 'What I wrote.', updated_at: '2026-11-01T10:00:00.000Z' },
      { message: 'What I wrote.', updated_at: '2026-11-02T10:00:00.000Z' },
    ]);
  });
});
