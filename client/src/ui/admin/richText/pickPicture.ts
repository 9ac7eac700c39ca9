import { formatCount } from '@platform/text/formats.contract.ts';
import { toast } from '../toast.ts';
import { pickFiles } from '../upload/pickFiles.ts';
import { countUnusablePictures } from './cleanPastedHtml.ts';

/** A picture that was pasted or dropped; `at` is the position in the text where it was dropped. */
export type PickedPicture = { file: File; at?: number | undefined };

/**
 * Passes on the first picture that was pasted or dropped. Returns false if there is none; then a message says how many
 * pictures of the HTML are not inserted with it.
 */
export function pickPicture(
  data: DataTransfer | null,
  onPicture: ((picture: PickedPicture) => void) | undefined,
  at?: number,
): boolean {
  const [file, ...others] = pickFiles(data).filter(({ type }) => type.startsWith('image/'));
  if (!file || !onPicture) {
    const lost = countUnusablePictures(data?.getData('text/html') ?? '');
    const advice = onPicture ? ' Please use “Insert image” instead.' : '';
    if (lost > 0)
      toast('warning', `${formatCount(lost, 'picture was', 'pictures were')} not pasted.${advice}`);
    return false;
  }
  if (others.length > 0) toast('info', `Only “${file.name}” was taken. Please add the others one by one.`);
  onPicture({ file, at });
  return true;
}
