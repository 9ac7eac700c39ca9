/** As `validateStatus`: 404 and 400 mean that the address names nothing, which is a result. */
export const isFoundOrAbsent = ({ ok, status }: Response): boolean => ok || status === 404 || status === 400;

/**
 * As `rawResponseSchema`: the response must contain a list. A Standard Schema without a library, because the public
 * site ships no response schemas.
 */
export const hasList = (name: string) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'safarnama',
    validate: (value: unknown) =>
      typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[name]) // any JSON object
        ? { value }
        : { issues: [{ message: `The response has no list "${name}"` }] },
  },
});
