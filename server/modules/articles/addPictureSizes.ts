import type { Database } from '../../platform/db/db.ts';
import { imageVariants } from '../../platform/storage/pictures.contract.ts';
import { getPictureSizes, type PictureSize } from '../uploads/queries.ts';

/** A picture as DOMPurify writes it: quotes are around each value, and never inside. */
const pictureTag = /<img((?: [a-z]+="[^"]*")*)>/g;
const uploadPath = / src="(\/uploads\/images\/[^"]+)"/;

/** The width of an article's text. */
const sizes = '(max-width: 50em) 100vw, 47rem';

/**
 * Adds to the uploaded pictures of a body their sizes, which reserve their places, and their smaller copies; they load
 * when they come near. What the author wrote stays. This is for readers only: staff edit the body as it is stored.
 */
export async function addPictureSizes<Post extends { content: string }>(
  db: Database,
  post: Post,
): Promise<Post> {
  const paths = [...post.content.matchAll(pictureTag)].flatMap(
    ([, written = '']) => uploadPath.exec(written)?.[1] ?? [],
  );
  if (paths.length === 0) return post;
  const known = await getPictureSizes(db, paths);
  const content = post.content.replace(pictureTag, (tag, written: string) => {
    const path = uploadPath.exec(written)?.[1] ?? '';
    const size = known.get(path);
    return size ? `<img${written}${missingAttributes(written, path, size)}>` : tag;
  });
  return { ...post, content };
}

function missingAttributes(written: string, path: string, { width, height }: PictureSize): string {
  const copies = imageVariants(path)
    .filter(({ format }) => format === 'webp')
    // A copy is never larger than its picture, so the copies of a small one are equal.
    .filter((_, index, all) => (all[index - 1]?.width ?? 0) < width)
    .map((copy) => `${copy.path} ${Math.min(copy.width, width)}w`);
  return [
    / (?:width|height)="/.test(written) ? '' : ` width="${width}" height="${height}"`,
    / loading="/.test(written) ? '' : ' loading="lazy"',
    copies.length > 0 ? ` srcset="${copies.join(', ')}" sizes="${sizes}"` : '',
  ].join('');
}
