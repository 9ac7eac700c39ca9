import { Dialog } from '@mui/material';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { toast } from './toast.ts';

const undo = vi.fn();

function Deletion() {
  const show = () => toast('success', 'Goa was deleted.', { action: { label: 'Undo', onClick: undo } });
  return (
    <>
      <button type="button" onClick={show}>
        Delete
      </button>
      <input aria-label="Name" />
    </>
  );
}

const inDialog = (
  <Dialog open>
    <Deletion />
  </Dialog>
);

function open(screenful = inDialog) {
  undo.mockClear();
  render(
    <>
      {screenful}
      <Toasts />
    </>,
  );
  fireEvent.click(screen.getByText('Delete'));
}

it('are announced while a dialog is open, which hides everything else', async () => {
  open();
  const status = screen.getByText('Goa was deleted.').closest('[role="status"]');
  await waitFor(() => expect(status?.closest('[aria-hidden="true"]')).toBeNull());
  expect(status?.getAttribute('aria-atomic'), 'each is read once').toBe('false');
});

it('are undone with Ctrl+Z, which in a field undoes typing', () => {
  open();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByText('Delete'), { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Goa was deleted.')).toBeNull();
});

it('stay while they have the focus, also when the pointer has crossed them', () => {
  vi.useFakeTimers();
  open(<Deletion />);
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  fireEvent.pointerEnter(screen.getByText('Goa was deleted.'));
  fireEvent.pointerLeave(screen.getByText('Goa was deleted.'));
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.queryByText('Goa was deleted.')).not.toBeNull();
  act(() => button.blur());
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.queryByText('Goa was deleted.')).toBeNull();
  vi.useRealTimers();
});
