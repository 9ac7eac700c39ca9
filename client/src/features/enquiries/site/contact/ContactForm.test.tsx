import { contactSubmissionSchema, submittedSchema } from '@modules/enquiries/contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeCall } from '../../../../testing/fakeCall.ts';
import { renderInApp } from '../../../../testing/renderInApp.tsx';
import { ContactForm } from './ContactForm.tsx';
// Loaded beforehand, so that no test waits for it.
import './contactResolver.ts';

const contract = {
  method: 'POST',
  path: '/api/contact/submit',
  body: contactSubmissionSchema,
  response: z.object({ success: z.literal(true), message: z.string(), data: submittedSchema }),
};
const received = {
  status: 201,
  body: { success: true, message: 'Thank you.', data: { id: 7, reference: 'SN-000007' } },
} as const;
const usedKey = { status: 409, error: 'Used already', code: 'idempotency_conflict' };

/** The label of a required field ends with an asterisk. */
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const send = () => userEvent.click(screen.getByText('Send message'));

async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
}

const message = {
  Name: 'Asha Naik',
  Email: 'asha@example.com',
  Subject: 'Kerala',
  Message: 'A week in Kerala, please.',
};

describe('the contact form', () => {
  it('sends nothing while a field is invalid, and focuses the first invalid one', async () => {
    const requests = fakeCall(contract, [received]);
    renderInApp(<ContactForm />);
    await fillIn({ Name: 'Asha Naik', Subject: 'Kerala' });
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(field('Message').getAttribute('aria-invalid')).toBe('true');
    expect(requests).toEqual([]);
  });

  it('shows the error of each field when it is left, and not while it is edited', async () => {
    const requests = fakeCall(contract, []);
    renderInApp(<ContactForm />);
    await send();
    for (const label of ['Name', 'Email', 'Subject', 'Message'])
      expect(await screen.findAllByText(`${label} is required`)).not.toEqual([]);
    await fillIn({ Message: '   short  ' });
    await userEvent.tab();
    const tooShort = 'Message must be at least 10 characters long';
    expect(await screen.findAllByText(tooShort)).not.toEqual([]);
    await userEvent.type(field('Message'), '!');
    await waitFor(() => expect(screen.queryByText(tooShort)).toBeNull());
    await userEvent.tab();
    expect(await screen.findAllByText(tooShort)).not.toEqual([]);
    await fillIn({ Message: 'Long enough by now.', Email: 'nowhere' });
    await userEvent.tab();
    expect(screen.queryByText(tooShort)).toBeNull();
    expect(await screen.findAllByText('Please enter a valid email address')).not.toEqual([]);
    expect(requests).toEqual([]);
  });

  it('confirms that a message was received where it can be read, and clears the form', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const requests = fakeCall(contract, [received]);
    renderInApp(<ContactForm />);
    await fillIn(message);
    expect(sessionStorage.getItem('contact-draft')).toContain('A week in Kerala');
    await send();
    const confirmation = await screen.findByText('Thank you. Your reference is SN-000007.');
    expect(scrolled.mock.contexts).toEqual([confirmation.closest('form > div')]);
    expect(requests).toMatchObject([
      { key: expect.stringMatching(/^[0-9a-f]{32}$/), body: { name: 'Asha Naik', subject: 'Kerala' } },
    ]);
    expect(field('Message').value).toBe('');
    expect(sessionStorage.getItem('contact-draft')).toBeNull();
  });

  it('shows the server’s error at its field, and focuses it', async () => {
    const error = 'Please enter a valid phone number';
    fakeCall(contract, [
      { status: 422, error, code: 'validation_failed', errors: [{ field: 'phone', message: error }] },
    ]);
    renderInApp(<ContactForm />);
    await fillIn(message);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
    expect(screen.getAllByText(error).length).toBeGreaterThan(0);
    expect(field('Message').value).toBe('A week in Kerala, please.');
  });

  it('says in words for people that a proxy refused a message, and keeps it', async () => {
    const waiting: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => waiting.push(resolve)));
    renderInApp(<ContactForm />);
    await fillIn(message);
    await send();
    await screen.findByText('Sending...');
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(new Response('<h1>413 Payload Too Large</h1>', { status: 413 }));
    await screen.findByText('Failed to submit your message. Please try again.');
    expect(field('Message').value).toBe(message.Message);
  });

  it('sends a message again under a new key when its key belongs to another message', async () => {
    const requests = fakeCall(contract, [usedKey, received]);
    renderInApp(<ContactForm />);
    await fillIn(message);
    await send();
    await screen.findByText(/An earlier version of this message has reached us already/);
    await send();
    await screen.findByText('Thank you. Your reference is SN-000007.');
    const [first, second] = requests;
    expect(second?.body).toMatchObject({ message: 'A week in Kerala, please.' });
    expect(second?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.key).not.toBe(first?.key);
  });

  it('focuses its button after a message that was received at the second try', async () => {
    fakeCall(contract, [usedKey, received]);
    const call = fetch;
    vi.stubGlobal('fetch', (request: Request) => {
      // browsers take the focus from a button that is disabled, jsdom does not
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return call(request);
    });
    renderInApp(<ContactForm />);
    await fillIn(message);
    await send();
    await screen.findByText(/An earlier version of this message has reached us already/);
    await send();
    await screen.findByText('Thank you. Your reference is SN-000007.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
  });
});
