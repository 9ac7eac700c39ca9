import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { user } from '../../testing/user.ts';
import { switchShortcuts, useShortcuts } from './useShortcuts.ts';

function Desk({ onNext, onReply }: { onNext: () => void; onReply: () => void }) {
  useShortcuts({ j: onNext });
  return (
    <>
      <button type="button" aria-keyshortcuts="r" onClick={onReply}>
        Reply
      </button>
      <select aria-label="Assigned to" aria-keyshortcuts="a" />
      <input aria-label="Search" />
    </>
  );
}

function renderDesk() {
  // jsdom has no CSS.escape
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const [onNext, onReply] = [vi.fn(), vi.fn()];
  render(<Desk onNext={onNext} onReply={onReply} />);
  return { onNext, onReply };
}

it('a key calls its given action, or uses the control that declares it', async () => {
  const { onNext, onReply } = renderDesk();
  await user.keyboard('jra');
  expect([onNext.mock.calls.length, onReply.mock.calls.length]).toEqual([1, 1]);
  expect(document.activeElement).toBe(screen.getByLabelText('Assigned to'));
});

it('a key that is typed into a field does nothing, until Escape leaves the field', async () => {
  const { onNext } = renderDesk();
  await user.type(screen.getByLabelText('Search'), 'jolly');
  expect(onNext).not.toHaveBeenCalled();
  await user.keyboard('{Escape}j');
  expect(onNext).toHaveBeenCalledOnce();
});

it('a key with Ctrl, below a dialog, or after the switch does nothing', async () => {
  const { onNext } = renderDesk();
  await user.keyboard('{Control>}j{/Control}');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  await user.keyboard('j');
  dialog.remove();
  switchShortcuts(false);
  await user.keyboard('j');
  expect(onNext).not.toHaveBeenCalled();
});
