/** A picture that was pasted or dropped; `at` is the position in the text where it was dropped. */
export type PickedPicture = { file: File; at?: number | undefined };

/**
 * Passes on the picture that was pasted or dropped. Returns false if there is none, or if it came with the text that it
 * represents, for example from Word.
 */
export function pickPicture(
  data: DataTransfer | null,
  onPicture: ((picture: PickedPicture) => void) | undefined,
  at?: number,
): boolean {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  if (!file || !onPicture || data?.types.includes('text/html')) return false;
  onPicture({ file, at });
  return true;
}
