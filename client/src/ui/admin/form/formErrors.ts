/** The messages at and below a node of React Hook Form's errors, in their order. */
export function listMessages(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [errors.message];
  return Object.values(errors).flatMap(listMessages);
}
