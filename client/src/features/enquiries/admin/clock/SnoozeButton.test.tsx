import { enquiryStatisticsSchema, enquiryStatuses, enquiryViews } from '@modules/enquiries/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../../testing/fakeApi.ts';
import { renderInApp } from '../../../../testing/renderInApp.tsx';
import { press, user } from '../../../../testing/user.ts';
import { SnoozeButton } from './SnoozeButton.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const zeroFor = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>; // fromEntries forgets the keys

const share = {
  ...zeroFor(['total', 'new_count', 'urgent_count', 'today_count']),
  by_status: zeroFor(enquiryStatuses),
};

/** The agency's day as known by the server; without it the statistics cannot be loaded. */
function openAt(now: string, timeZone: string, date?: string): string[] {
  vi.stubEnv('TZ', timeZone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const counts = zeroFor(['total', 'new', 'urgent', 'today']);
  fakeApi({
    'GET /api/enquiries/statistics': fakeEndpoint({ response: dataResponse(enquiryStatisticsSchema) }, () =>
      date
        ? { data: { ...counts, date, views: zeroFor(enquiryViews), booking: share, contact: share } }
        : { status: 403, code: 'forbidden', error: 'Permission denied.' },
    ),
  });
  const chosen: string[] = [];
  renderInApp(<SnoozeButton onChoose={(day) => void chosen.push(day)} />);
  return chosen;
}

it('offers the agency’s days to staff whose calendar is a day behind', async () => {
  const chosen = openAt('2026-11-26T20:00:00Z', 'America/New_York', '2026-11-27');
  await press('Snooze');
  await screen.findByTitle('28 Nov 2026');
  await press('Tomorrow');
  await press('Snooze');
  await press('In a week');
  expect(chosen).toEqual(['2026-11-28', '2026-12-04']);
});

it("offers the days of the reader's calendar while the agency's is unknown, also on a day of 25 hours", async () => {
  const chosen = openAt('2026-10-25T00:30:00+01:00', 'Europe/London');
  await press('Snooze');
  await press('Tomorrow');
  await press('Snooze');
  await press('In a week');
  expect(chosen).toEqual(['2026-10-26', '2026-11-01']);
});

it('focuses its first choice, so that Enter chooses it', async () => {
  const chosen = openAt('2026-11-26T20:00:00Z', 'Asia/Kolkata', '2026-11-27');
  await press('Snooze');
  await screen.findByTitle('28 Nov 2026');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['2026-11-28']);
});
