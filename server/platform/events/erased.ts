/** Replaces personal data. No mail can ever reach the address (RFC 2606). */
export const ERASED = { text: 'Erased', email: 'erased@erased.invalid' } as const;
