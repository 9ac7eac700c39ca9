import {
  type DestinationResponse,
  destinationNamesResponseSchema,
  destinationResponseSchema,
  destinationUpdateSchema,
} from '@modules/destinations/contract.ts';
import { blankDetails } from '@platform/picture.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, press } from '../../../testing/user.ts';
import { DestinationEditor } from './DestinationEditor.tsx';

const departure = { end_date: null, price: null, guaranteed: false, state: 'open' } as const;

const opened: DestinationResponse = {
  id: 1,
  name: 'Goa',
  slug: 'goa',
  type: 'domestic',
  image: '/uploads/images/goa.jpg',
  image_details: { ...blankDetails, alt: 'A beach' },
  gallery: [],
  trip_count: 0,
  starting_price: 9000,
  original_price: null,
  discount: null,
  description: 'A week at the sea.',
  highlights: [],
  best_time_to_visit: null,
  duration: null,
  group_size: null,
  difficulty: 'Easy',
  themes: [],
  group_types: [],
  package_cost: null,
  latitude: 15.49,
  longitude: 73.82,
  featured: false,
  is_active: true,
  active: true,
  sort_order: 0,
  meta_title: null,
  meta_description: null,
  brochure_path: '/uploads/brochures/goa.pdf',
  brochure_filename: 'goa.pdf',
  brochure_size: 1000,
  has_brochure: true,
  itineraries: [],
  inclusions: [],
  exclusions: [],
  hotels: [],
  available_dates: [{ ...departure, date: '2098-01-01', seats: 10, seats_taken: 6, seats_left: 4 }],
  payment_policies: [],
  cancellation_policies: [],
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
};

/** A colleague has confirmed two seats. */
const theirs: DestinationResponse = {
  ...opened,
  available_dates: [{ ...departure, date: '2098-01-01', seats: 10, seats_taken: 8, seats_left: 2 }],
  updated_at: '2026-11-02T10:00:00.000Z',
};

const sentDeparture = { date: '2098-01-01', end_date: null, seats: 10, price: null, guaranteed: false };

/** Opens the editor of a destination that has a newer version, and collects what is sent. */
function openEditor(): unknown[] {
  const received: unknown[] = [];
  fakeApi({
    'GET /api/destinations/names': fakeEndpoint({ response: destinationNamesResponseSchema }, () => ({
      destinations: [],
    })),
    'GET /api/destinations/1': fakeEndpoint({ response: destinationResponseSchema }, () => ({
      destination: opened,
    })),
    'PUT /api/destinations/1': fakeEndpoint(
      { response: destinationResponseSchema, body: destinationUpdateSchema },
      ({ body }) => {
        received.push(body);
        return body.updated_at === theirs.updated_at
          ? { destination: theirs }
          : { status: 409, code: 'stale_write', error: 'Someone else', current: theirs };
      },
    ),
  });
  renderAdminPage(<DestinationEditor opened={1} onClose={() => undefined} />, 'admin');
  return received;
}

it.each([
  [
    'a text and nothing else',
    () => fillField('Description', 'Ten days at the sea.'),
    { description: 'Ten days at the sea.' },
  ],
  ['both coordinates', () => fillField('Latitude', '15.5'), { latitude: 15.5, longitude: 73.82 }],
  [
    'a picture with its text',
    () => fillField('Alternative text of the main image', 'Palms'),
    { image: '/uploads/images/goa.jpg', image_details: { ...blankDetails, alt: 'Palms' } },
  ],
  [
    'that the brochure is removed',
    () => press('Remove brochure'),
    { brochure_path: null, brochure_filename: null, brochure_size: null },
  ],
  [
    'a departure without its seats taken',
    () => fillField('Price per adult', '8000'),
    { available_dates: [{ ...sentDeparture, price: 8000 }] },
  ],
  [
    'changed seats taken',
    () => fillField('Seats taken', '7'),
    { available_dates: [{ ...sentDeparture, seats_taken: 7 }] },
  ],
  [
    'a moved departure with its seats taken',
    () => fillField('Date', '2098-01-08'),
    { available_dates: [{ ...sentDeparture, date: '2098-01-08', seats_taken: 6 }] },
  ],
])('saves over another version %s', async (_name, edit, changes) => {
  const received = openEditor();
  await edit();
  await press('Save changes');
  await press('Overwrite with mine');
  await screen.findByText('Destination updated.');
  expect(received).toEqual([
    { ...changes, updated_at: opened.updated_at },
    { ...changes, updated_at: theirs.updated_at },
  ]);
});

it.each([
  ['without its seats taken', () => undefined, {}],
  ['with changed seats taken', () => fillField('Seats taken', '7'), { seats_taken: 7 }],
])('saves a departure of a restored draft %s', async (_name, editSeats, seats) => {
  const received = openEditor();
  await fillField('Price per adult', '8000');
  await editSeats();
  await press('Save changes');
  await press('Reload theirs');
  await press('Restore draft');
  await press('Save changes');
  await screen.findByText('Destination updated.');
  const available_dates = [{ ...sentDeparture, price: 8000, ...seats }];
  expect(received.at(-1)).toEqual({ available_dates, updated_at: theirs.updated_at });
});
