/** What stands where something personal stood. The address is one that no mail can ever reach (RFC 2606). */
export const erased = { text: 'Erased', email: 'erased@erased.invalid' } as const;
