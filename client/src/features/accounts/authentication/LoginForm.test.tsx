import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, findField, press } from '../../../testing/user.ts';
import { LoginForm } from './LoginForm.tsx';

async function signIn(response: Response) {
  fakeApi({ 'POST /api/auth/login': () => response });
  renderAdminPage(<LoginForm onSignedIn={() => undefined} />, 'employee');
  await fillField('Email or Username', 'asha');
  await fillField('Password', 'wrong');
  await press('Sign In');
}

it('announces a refusal once: an alert in a live region would be read twice', async () => {
  const refusal = { success: false, code: 'invalid_credentials', error: 'Wrong password', request_id: 'x' };
  await signIn(Response.json(refusal, { status: 401 }));
  const text = await screen.findByText('Wrong password');
  expect(text.closest('[role="alert"]')).toBeTruthy();
  expect(text.closest('[aria-live="polite"]')).toBeNull();
});

it.each([
  [{ success: true, data: {} }, 'Invalid response from server.'],
  [{ success: false, error: 'Not now' }, 'Not now'],
])('shows an error if the server responds with 200 but without a session: %j', async (body, text) => {
  await signIn(Response.json(body));
  await screen.findByText(text);
});

it.each(['password', 'code'])('shows when a %s can be tried again', async (step) => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 22, 14, 7).getTime());
  onTestFinished(() => void vi.restoreAllMocks());
  const refusal = { success: false, code: 'rate_limited', error: 'Too many attempts.', request_id: 'x' };
  const throttled = Response.json(refusal, { status: 429, headers: { 'Retry-After': '900' } });
  if (step === 'password') await signIn(throttled);
  else {
    const required = { ...refusal, code: 'second_factor_required', challenge: 'signed' };
    await signIn(Response.json(required, { status: 401 }));
    await findField('Code');
    fakeApi({ 'POST /api/auth/login/second-factor': () => throttled });
    await fillField('Code', '123456');
    await press('Sign In');
  }
  await screen.findByText('Too many attempts. You can try again at 14:22.');
});
