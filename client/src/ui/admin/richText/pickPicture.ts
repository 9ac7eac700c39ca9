import { pickFiles } from '../upload/pickFiles.ts';

/** A picture that was pasted or dropped; `at` is the position in the text where it was dropped. */
export type PickedPicture = { file: File; at?: number | undefined };

/** Passes on the picture that was pasted or dropped. Returns false if there is none. */
export function pickPicture(
  data: DataTransfer | null,
  onPicture: ((picture: PickedPicture) => void) | undefined,
  at?: number,
): boolean {
  const file = pickFiles(data).find(({ type }) => type.startsWith('image/'));
  if (!file || !onPicture) return false;
  onPicture({ file, at });
  return true;
}
