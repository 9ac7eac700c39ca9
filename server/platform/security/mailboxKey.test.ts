import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { mailboxKey } from './mailboxKey.ts';

describe('the key of a mailbox', () => {
  const test = useDatabase();

  it.each([
    ['asha@example.com', 'asha@example.com'],
    ['Asha@Example.COM', 'asha@example.com'],
    ['asha+goa@example.com', 'asha@example.com'],
    ['a.s.h.a+x+y.z@example.com', 'asha@example.com'],
    ['asha.naik@googlemail.com', 'ashanaik@gmail.com'],
    ['asha@mail.example.com', 'asha@mail.example.com'],
    ['आशा.नाईक+गोवा@उदाहरण.भारत', 'आशानाईक@उदाहरण.भारत'],
    ['+tag@example.com', '@example.com'],
  ])('of %s is %s, in SQL too', async (address, key) => {
    expect(mailboxKey(address)).toBe(key);
    const { rows } = await test.db.raw('select mailbox_key(?) as key', [address]);
    expect(rows).toEqual([{ key }]);
  });
});
