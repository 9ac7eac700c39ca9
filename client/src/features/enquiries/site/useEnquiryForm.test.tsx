import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useController } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { isDefinitive } from '../../../lib/forms/idempotencyKey.ts';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { unsentChangesText } from '../../../lib/forms/useSubmissionDraft.ts';
import { TextInput } from '../../../ui/site/TextInput.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';

const schema = z.object({
  name: z.string().min(1, 'Name is required'),
  email: z.email('Please enter a valid email address'),
  message: z.string().min(1, 'Message is required'),
});
const empty = { name: '', email: '', message: '', file: null as File | null };
const shared = { name: 'a-person', fields: ['name', 'email'] } as const;

type Reply = { data: string } | { error: ApiError };

type Props = {
  send: (submission: { key: string }) => Promise<Reply>;
  draft?: string;
  /** The initial text of the form. */
  message?: string;
};

function EnquiryForm({ send, draft = 'a-draft', message = '' }: Props) {
  const form = useEnquiryForm({
    resolver: schemaResolver(schema),
    initial: { ...empty, message },
    empty,
    draft: { name: draft, shared },
    send,
    onReceived: (text) => text,
    texts: { failed: 'Failed', sentBefore: 'Sent before' },
  });
  const file = useController({ control: form.control, name: 'file' });
  return (
    <form ref={form.formRef} onSubmit={form.submit}>
      <TextInput control={form.control} name="name" label="Name" />
      <TextInput control={form.control} name="email" label="Email" />
      <TextInput control={form.control} name="message" label="Message" />
      <input
        aria-label="File"
        type="file"
        onChange={(event) => {
          form.forgetLostFile();
          file.field.onChange(event.target.files?.[0] ?? null);
        }}
      />
      <p>{form.lostFile ? `Lost: ${form.lostFile}` : 'Nothing lost'}</p>
      <p>{file.field.value ? `Chosen: ${file.field.value.name}` : 'No file'}</p>
      <p>{form.outcome?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}

/** Opens the form; returns the keys of its submissions. */
function open(reply: Reply = { data: 'Received' }, props: Pick<Props, 'draft' | 'message'> = {}) {
  const keys: string[] = [];
  const send = async ({ key }: { key: string }) => {
    keys.push(key);
    return reply;
  };
  render(<EnquiryForm send={send} {...props} />);
  return keys;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => ['Name', 'Email', 'Message'].map((label) => field(label).value);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = (name = 'plan.pdf') =>
  fireEvent.change(field('File'), { target: { files: [new File(['x'], name)] } });
const reload = (...how: Parameters<typeof open>) => {
  cleanup();
  return open(...how);
};

function fillIn() {
  type('Name', 'Asha');
  type('Email', 'asha@example.com');
  type('Message', 'Kerala');
}
async function send(text: string) {
  fireEvent.click(screen.getByText('Send'));
  await screen.findByText(text);
}

describe('a public form', () => {
  it('validates a field when it is left, and clears its error when it is corrected', async () => {
    open();
    type('Email', 'asha');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    fireEvent.blur(field('Email'));
    await screen.findByText('Please enter a valid email address');
    type('Email', 'asha@example.com');
    await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull());
  });

  it('is restored after a reload, with the key of its submission', async () => {
    const failure = { error: { status: 'network', message: '' } as const };
    const keys = open(failure);
    fillIn();
    await send('Network error. Please check your connection and try again.');
    const again = reload(failure);
    expect(values()).toEqual(['Asha', 'asha@example.com', 'Kerala']);
    await send('Network error. Please check your connection and try again.');
    expect(again).toEqual(keys);
  });

  it('fills in the visitor’s details from another form, and nothing else', () => {
    open();
    fillIn();
    reload({ data: 'Received' }, { draft: 'another-draft' });
    expect(values()).toEqual(['Asha', 'asha@example.com', '']);
  });

  it('stores no draft of prefilled values', () => {
    open({ data: 'Received' }, { message: 'About Kerala' });
    expect(field('Message').value).toBe('About Kerala');
    expect(sessionStorage).toHaveLength(0);
  });

  it('names a file that was selected before a reload, because it must be selected again', () => {
    const draft = 'a-reloaded-draft';
    sessionStorage.setItem(draft, JSON.stringify({ values: {}, key: '', fileName: 'plan.pdf' }));
    open({ data: 'Received' }, { draft });
    expect(screen.getByText('Lost: plan.pdf')).toBeTruthy();
    type('Name', 'Asha');
    reload({ data: 'Received' }, { draft });
    expect(screen.getByText('Lost: plan.pdf')).toBeTruthy();
    choose();
    expect(screen.getByText('Nothing lost')).toBeTruthy();
  });

  it('retains a file while the visitor views another page, until it is sent', async () => {
    open();
    fillIn();
    choose();
    reload();
    screen.getByText('Chosen: plan.pdf');
    screen.getByText('Nothing lost');
    await send('Received');
    fillIn();
    reload();
    screen.getByText('No file');
    screen.getByText('Nothing lost');
  });

  it('is empty after a successful submission, in the draft as well, and has another key', async () => {
    const keys = open();
    fillIn();
    await send('Received');
    expect(values()).toEqual(['', '', '']);
    expect(sessionStorage).toHaveLength(0);
    fillIn();
    expect(screen.queryByText('Received')).toBeNull();
    await send('Received');
    expect(keys[1]).not.toBe(keys[0]);
  });

  describe('that is changed while it is being sent', () => {
    const unsent = `Received ${unsentChangesText}`;

    /** Opens and fills in the form; a submission ends with what `answer` is called with. */
    function openSlowly() {
      const keys: string[] = [];
      let answer: (reply: Reply) => void = () => {};
      const promise = new Promise<Reply>((resolve) => {
        answer = resolve;
      });
      const slowly = ({ key }: { key: string }) => {
        keys.push(key);
        return promise;
      };
      render(<EnquiryForm send={slowly} />);
      fillIn();
      return { keys, answer };
    }
    async function startSending({ keys }: ReturnType<typeof openSlowly>) {
      const before = keys.length;
      fireEvent.click(screen.getByText('Send'));
      await waitFor(() => expect(keys).toHaveLength(before + 1));
    }

    it('retains everything, shows what was received, and sends the changes under another key', async () => {
      const form = openSlowly();
      await startSending(form);
      type('Message', 'Kerala in May');
      form.answer({ data: 'Received' });
      await screen.findByText(unsent);
      expect(values()).toEqual(['Asha', 'asha@example.com', 'Kerala in May']);
      type('Message', 'Kerala in May, please');
      screen.getByText(unsent);
      await send('Received');
      expect(values()).toEqual(['', '', '']);
      expect(sessionStorage).toHaveLength(0);
      expect(form.keys[1]).toMatch(/^[0-9a-f]{32}$/);
      expect(form.keys[1]).not.toBe(form.keys[0]);
    });

    it('still has the changes after a reload, and not the key of the received submission', async () => {
      const form = openSlowly();
      await startSending(form);
      type('Message', 'Kerala in May');
      form.answer({ data: 'Received' });
      await screen.findByText(unsent);
      const again = reload();
      expect(values()).toEqual(['Asha', 'asha@example.com', 'Kerala in May']);
      await send('Received');
      expect(again[0]).not.toBe(form.keys[0]);
    });

    it('retains a file that was replaced', async () => {
      const form = openSlowly();
      choose();
      await startSending(form);
      choose('plan-2.pdf');
      form.answer({ data: 'Received' });
      await screen.findByText(unsent);
      expect(values()[2]).toBe('Kerala');
      screen.getByText('Chosen: plan-2.pdf');
    });

    it('is empty when the changes were reverted', async () => {
      const form = openSlowly();
      await startSending(form);
      type('Message', 'Kerala in May');
      type('Message', 'Kerala');
      form.answer({ data: 'Received' });
      await screen.findByText('Received');
      expect(values()).toEqual(['', '', '']);
      expect(sessionStorage).toHaveLength(0);
    });

    it('retains the changes when it fails', async () => {
      const form = openSlowly();
      await startSending(form);
      type('Message', 'Kerala in May');
      form.answer({ error: { status: 500, message: 'No', code: 'refused' } });
      await screen.findByText('No');
      expect(values()).toEqual(['Asha', 'asha@example.com', 'Kerala in May']);
    });

    it('is confirmed to a visitor who left the page, and has no draft any more', async () => {
      const alert = vi.fn();
      vi.stubGlobal('alert', alert);
      const form = openSlowly();
      await startSending(form);
      cleanup();
      form.answer({ data: 'Received' });
      await waitFor(() => expect(sessionStorage).toHaveLength(0));
      expect(alert.mock.calls).toEqual([['Received']]);
    });

    it('notifies a visitor who left the page that it has failed, and retains the draft', async () => {
      const alert = vi.fn();
      vi.stubGlobal('alert', alert);
      const form = openSlowly();
      await startSending(form);
      cleanup();
      form.answer({ error: { status: 'network', message: '' } });
      await waitFor(() =>
        expect(alert.mock.calls).toEqual([
          [
            'Network error. Please check your connection and try again. ' +
              'What you wrote has not been sent. It is still in the form.',
          ],
        ]),
      );
      reload();
      expect(values()).toEqual(['Asha', 'asha@example.com', 'Kerala']);
    });

    it('asks before the page is closed, but not after the form was received', async () => {
      const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      const form = openSlowly();
      expect(asks()).toBe(false);
      await startSending(form);
      expect(asks()).toBe(true);
      form.answer({ data: 'Received' });
      await screen.findByText('Received');
      expect(asks()).toBe(false);
    });
  });

  it.each([
    ['network', 'keeps'],
    ['timeout', 'keeps'],
    [429, 'keeps'],
    [500, 'keeps'],
    [503, 'keeps'],
    [400, 'replaces'],
    [409, 'replaces'],
    [422, 'replaces'],
    [499, 'replaces'],
  ] as const)('that is changed after %s %s its key', async (status, what) => {
    expect(isDefinitive(status)).toBe(what === 'replaces');
    const network = 'Network error. Please check your connection and try again.';
    const message = status === 409 ? 'Sent before' : status === 'network' ? network : 'No';
    const keys = open({ error: { status, message: 'No', code: 'refused' } });
    fillIn();
    await send(message);
    await send(message);
    expect(keys[1] === keys[0], 'unchanged').toBe(status !== 409);
    type('Name', 'Asha Naik');
    await send(message);
    expect(keys[2]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[2] === keys[1]).toBe(what === 'keeps');
  });
});
