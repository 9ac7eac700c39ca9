import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';

describe('the prices of a destination', () => {
  const test = useApi();
  const image = '/uploads/images/munnar.jpg';

  it('are accepted as people write them', async () => {
    const admin = await test.as('admin');
    const response = await admin.post('/api/destinations/create', {
      body: { name: 'Munnar', image, starting_price: '42,500', original_price: '₹ 1,05,000' },
    });
    expect(response).toMatchObject({
      status: 201,
      body: { destination: { starting_price: 42_500, original_price: 105_000 } },
    });
  });

  it.each(['4k', '45,00', '4,50,0', ',500', '1e3', '0x10', true, [500]])(
    'are refused as %s',
    async (starting_price) => {
      const admin = await test.as('admin');
      const body = { name: 'Ooty', image, starting_price };
      expect((await admin.post('/api/destinations/create', { body })).body.errors).toEqual([
        { field: 'starting_price', message: 'Starting price must be a number' },
      ]);
    },
  );

  it('contradict each other in no save, complete or partial', async () => {
    const admin = await test.as('admin');
    const below = {
      status: 422,
      body: {
        errors: [{ field: 'original_price', message: 'Original price must not be below the starting price' }],
      },
    };
    const fields = { name: 'Coorg', image, starting_price: 42_500 };
    expect(
      await admin.post('/api/destinations/create', { body: { ...fields, original_price: 39_000 } }),
    ).toMatchObject(below);
    const created = await admin.post('/api/destinations/create', {
      body: { ...fields, original_price: 45_000 },
    });
    const path = `/api/destinations/${created.body.destination.id}`;
    expect(await admin.put(path, { body: { original_price: 39_000 } })).toMatchObject(below);
    expect(await admin.put(path, { body: { starting_price: '46,000' } })).toMatchObject(below);
    expect((await admin.put(path, { body: { original_price: '' } })).status).toBe(200);
    expect((await admin.put(path, { body: { starting_price: '46,000' } })).status).toBe(200);
  });
});
