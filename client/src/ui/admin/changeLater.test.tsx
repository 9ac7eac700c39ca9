import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeLater, sendDeferredChange } from './changeLater.ts';

it('waits for all changes that are being sent, not only for the last one', async () => {
  let answer = () => {};
  const first = new Promise<boolean>((resolve) => {
    answer = () => resolve(true);
  });
  changeLater({ text: 'Snoozed', send: () => first, undo: () => undefined });
  changeLater({ text: 'Assigned', send: async () => true, undo: () => undefined });
  const isAnswered = vi.fn();
  void sendDeferredChange().then(isAnswered);
  await new Promise((resolve) => setTimeout(resolve)); // the last one is answered
  expect(isAnswered).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(isAnswered).toHaveBeenCalled());
});
