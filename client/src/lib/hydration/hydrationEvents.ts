/** Sent to the document around hydration, for the script in the head of the page. */
export const hydrationEvents = { starts: 'hydration-starts', ended: 'hydration-ended' } as const;
