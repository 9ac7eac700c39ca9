import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { user } from '../../testing/user.ts';
import { DownloadButton } from './DownloadButton.tsx';

it('treats a double click as one click, which does not cancel the download', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  render(<DownloadButton label="Export" path="/api/x" fallbackName="x.csv" doneText="" failedText="" />);
  await user.dblClick(screen.getByRole('button', { name: 'Export' }));
  await user.pointer({ target: document.body }); // a new click counts anew
  const cancel = screen.getByRole('button', { name: 'Cancel export' });
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  await user.click(cancel);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
