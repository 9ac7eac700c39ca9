import type { Activity } from '@modules/dashboard/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { RecentActivity } from './RecentActivity.tsx';

const build = (id: number): Activity => ({
  id,
  user: `Visitor ${id}`,
  event: null,
  entity_id: id,
  type: 'enquiry',
  action: 'sent a message',
  priority: null,
  time: '2026-11-22T10:00:00.000Z',
  ...{ status: null, details: null, email: null, phone: null, destination: null, package: null },
});

it('separates activities that have just arrived from the older ones', () => {
  renderInApp(
    <RecentActivity
      activity={[3, 2, 1].map(build)}
      failed={false}
      fresh={new Set([3])}
      live={null}
      getLink={() => null}
    />,
  );
  const borders = screen.getAllByRole('listitem').map((row) => getComputedStyle(row).borderTopStyle);
  expect(borders.slice(1)).toEqual(['solid', 'solid']);
});
