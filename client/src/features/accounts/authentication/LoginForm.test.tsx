import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, press } from '../../../testing/user.ts';
import { LoginForm } from './LoginForm.tsx';

it('announces a refusal once: an alert in a live region would be read twice', async () => {
  const refusal = { success: false, code: 'invalid_credentials', error: 'Wrong password', request_id: 'x' };
  fakeApi({ 'POST /api/auth/login': () => Response.json(refusal, { status: 401 }) });
  renderAdminPage(<LoginForm onSignedIn={() => undefined} />, 'employee');
  await fillField('Email or Username', 'asha');
  await fillField('Password', 'wrong');
  await press('Sign In');
  const text = await screen.findByText('Wrong password');
  expect(text.closest('[role="alert"]')).toBeTruthy();
  expect(text.closest('[aria-live="polite"]')).toBeNull();
});
