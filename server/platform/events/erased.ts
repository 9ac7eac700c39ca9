/** What stands where something personal stood. The address is one that no mail can ever reach (RFC 2606). */
export const ERASED = { text: 'Erased', email: 'erased@erased.invalid' } as const;
