import { expect, it } from 'vitest';
import { presenceLastsMs } from '../enquiries/presence.contract.ts';
import { trackPresence } from './trackPresence.ts';

it('lists who has an enquiry open, and ignores messages that this release does not know', () => {
  const presence = trackPresence();
  const meera = { enquiry_id: 1, user_id: 2, name: 'Meera', doing: 'viewing' };
  const message = (fields: object) => JSON.stringify({ ...meera, ...fields });
  expect(presence.update(message({}), 0)).toBe(true);
  expect(presence.update(message({ user_id: 3, doing: 'sketching' }), 0)).toBe(false);
  expect(presence.list(presenceLastsMs)).toEqual([meera]);
  expect(presence.update(message({ doing: 'left' }), 0)).toBe(true);
  expect(presence.list(0)).toEqual([]);
});
