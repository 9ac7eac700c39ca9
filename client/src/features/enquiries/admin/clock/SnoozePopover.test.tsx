import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../../../../testing/user.ts';
import { SnoozePopover } from './SnoozePopover.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('offers the days of the calendar, also on the long day on which clocks are set back', async () => {
  vi.stubEnv('TZ', 'Europe/London');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-25T00:30:00+01:00') });
  const chosen: string[] = [];
  render(
    <SnoozePopover
      anchor={document.body}
      onClose={() => undefined}
      onChoose={(day) => void chosen.push(day)}
    />,
  );
  await press('Tomorrow');
  await press('In a week');
  expect(chosen).toEqual(['2026-10-26', '2026-11-01']);
});
