import { expect, it } from 'vitest';
import { countRecords } from './exportSubscribers.ts';

it('counts records, not lines', () => {
  expect(countRecords('"email","agent"\r\n"a@example.com","one\ntwo ""x"""\r\n"b@example.com",""\r\n')).toBe(
    2,
  );
  expect(countRecords('"email","agent"\r\n')).toBe(0);
});
