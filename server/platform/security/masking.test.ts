import { describe, expect, it } from 'vitest';
import { maskPersonal } from './masking.ts';

describe('masking', () => {
  it('leaves enough of a person to be recognised by those who know them', () => {
    const masked = maskPersonal({
      reference: 'SN-000007',
      name: 'आशा D’Souza',
      email: 'asha@example.com',
      phone: '+91 98220 12345',
      destination: null,
      guests: 12,
      from: 'old@example.com',
      told: ['mail to <asha@example.com> refused'],
      person: { name: 'Ravi', ids: [1, 2] },
    });
    expect(masked).toEqual({
      reference: 'SN-000007',
      name: 'आ••• D•••',
      email: 'a•••@example.com',
      phone: '+••• 9••• 1•••',
      destination: null,
      guests: 12,
      from: 'o•••@example.com',
      told: ['mail to <a•••@example.com> refused'],
      person: { name: 'R•••', ids: [1, 2] },
    });
  });
});
