import {
  type WeddingResponse,
  weddingResponseSchema,
  weddingUpdateSchema,
} from '@modules/weddings/contract.ts';
import { blankDetails } from '@platform/picture.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, press } from '../../../testing/user.ts';
import { WeddingEditor } from './WeddingEditor.tsx';

const opened: WeddingResponse = {
  id: 1,
  title: 'Palace',
  slug: 'palace',
  location: 'Udaipur',
  description: 'A palace on a lake.',
  price: 900_000,
  rating: null,
  capacity: 200,
  images: ['/uploads/images/palace.jpg'],
  gallery: [{ ...blankDetails, image: '/uploads/images/palace.jpg', alt: 'A palace' }],
  amenities: [],
  inclusions: [],
  programme: [],
  questions: [],
  availability: null,
  featured: false,
  featured_in_destinations: false,
  display_in_destinations: true,
  destination_category: null,
  badge: 'royal',
  duration: null,
  package_type: null,
  is_active: true,
  sort_order: 0,
  meta_title: null,
  meta_description: null,
  created_by: null,
  updated_by: null,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
};

it('saves only the changed fields over another version', async () => {
  const theirs = { ...opened, is_active: false, updated_at: '2026-11-02T10:00:00.000Z' };
  const received: unknown[] = [];
  fakeApi({
    'GET /api/wedding/destinations/1': fakeEndpoint({ response: weddingResponseSchema }, () => ({
      destination: opened,
    })),
    'PUT /api/wedding/destinations/1': fakeEndpoint(
      { response: weddingResponseSchema, body: weddingUpdateSchema },
      ({ body }) => {
        received.push(body);
        return body.updated_at === theirs.updated_at
          ? { destination: theirs }
          : { status: 409, code: 'stale_write', error: 'Someone else', current: theirs };
      },
    ),
  });
  renderAdminPage(<WeddingEditor opened={1} onClose={() => undefined} />, 'admin');
  await fillField('Price ₹', '950000');
  await press('Save changes');
  await press('Overwrite with mine');
  await screen.findByText('Wedding destination updated.');
  expect(received).toEqual([
    { price: 950_000, updated_at: opened.updated_at },
    { price: 950_000, updated_at: theirs.updated_at },
  ]);
});
