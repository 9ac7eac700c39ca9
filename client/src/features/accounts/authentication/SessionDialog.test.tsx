import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renewalRequested, selectSignInNeeded } from '../../../lib/session/sessionSlice.ts';
import { useAppSelector } from '../../../lib/store/hooks.ts';
import type { AppStore } from '../../../lib/store/store.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { findField } from '../../../testing/user.ts';
import { SessionDialog } from './SessionDialog.tsx';

afterEach(() => void vi.useRealTimers());

function Page() {
  const signInNeeded = useAppSelector(selectSignInNeeded);
  return (
    <>
      <label>
        Note <textarea />
      </label>
      {signInNeeded ? <SessionDialog /> : null}
    </>
  );
}

const openDialog = () => screen.queryByRole('dialog', { name: 'Session expired' });

const endSession = (store: AppStore) => act(async () => void store.dispatch(renewalRequested()));

it('waits for a pause before it takes the focus from a field', async () => {
  const store = renderAdminPage(<Page />, 'employee');
  const note = await findField('Note');
  note.focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await endSession(store);
  for (const key of ['w', 'o', 'r', 'd']) {
    await act(() => vi.advanceTimersByTimeAsync(600));
    fireEvent.keyDown(note, { key });
  }
  expect([openDialog(), document.activeElement]).toEqual([null, note]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(openDialog()?.contains(document.activeElement)).toBe(true);
});

it('opens at once when the user is not typing', async () => {
  const store = renderAdminPage(<Page />, 'employee');
  await findField('Note');
  await endSession(store);
  expect(openDialog()).toBeTruthy();
});
