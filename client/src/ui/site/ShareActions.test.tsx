import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ShareActions } from './ShareActions.tsx';

const failure = 'The page could not be shared. Please copy its link.';

it('reports only that the last attempt to share failed, and not that the dialog is still open', async () => {
  const share = vi.fn<() => Promise<void>>();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  renderInApp(<ShareActions name="Goa" />);
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Share' }));

  share.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await press();
  await screen.findByText(failure);
  share.mockResolvedValueOnce();
  await press();
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  share.mockRejectedValueOnce(new DOMException('It is open', 'InvalidStateError'));
  await press();
  await expect(share.mock.results[2]?.value).rejects.toThrow();
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toBe('');
});
