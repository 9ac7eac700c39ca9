import { newsletterTexts } from '@modules/newsletter/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSubscriber } from '../../../testing/buildSubscriber.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { user } from '../../../testing/user.ts';
import { SubscriberActions } from './SubscriberActions.tsx';

const open = (changes: Parameters<typeof buildSubscriber>[1]) =>
  renderAdminPage(
    <SubscriberActions subscriber={buildSubscriber(1, changes)} onOpen={() => undefined} />,
    'admin',
  );
const label = 'Resend verification to asha@example.com';

it('says why the verification mail was not sent', async () => {
  fakeApi({
    'POST /api/newsletter': () =>
      Response.json(
        { success: false, error: newsletterTexts.notActive, code: 'not_active', request_id: 'request-1' },
        { status: 409 },
      ),
  });
  open({});
  await user.click(await screen.findByRole('button', { name: label }));
  await screen.findByText(`Failed to send verification email: ${newsletterTexts.notActive}`);
});

it.each([{ status: 'unsubscribed' }, { verified: true }] as const)(
  'does not offer to verify the address of a subscriber with %j',
  async (changes) => {
    open(changes);
    await screen.findByRole('button', { name: 'Delete asha@example.com' });
    expect(screen.queryByRole('button', { name: label })).toBeNull();
  },
);
