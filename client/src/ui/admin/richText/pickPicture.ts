import { toast } from '../toast.ts';
import { pickFiles } from '../upload/pickFiles.ts';

/** A picture that was pasted or dropped; `at` is the position in the text where it was dropped. */
export type PickedPicture = { file: File; at?: number | undefined };

/** Passes on the first picture that was pasted or dropped. Returns false if there is none. */
export function pickPicture(
  data: DataTransfer | null,
  onPicture: ((picture: PickedPicture) => void) | undefined,
  at?: number,
): boolean {
  const [file, ...others] = pickFiles(data).filter(({ type }) => type.startsWith('image/'));
  if (!file || !onPicture) return false;
  if (others.length > 0) toast('info', `Only “${file.name}” was taken. Please add the others one by one.`);
  onPicture({ file, at });
  return true;
}
