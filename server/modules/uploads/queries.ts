import type { Database } from '../../platform/db/db.ts';

export type PictureSize = { width: number; height: number };

/** Width and height, in pixels, of the uploaded pictures among these paths, by path. */
export async function getPictureSizes(db: Database, paths: string[]): Promise<Map<string, PictureSize>> {
  const rows: (PictureSize & { path: string })[] = await db('uploads')
    .select('path', 'width', 'height')
    .whereRaw('path = any(?)', [paths])
    .whereNotNull('width');
  return new Map(rows.map(({ path, width, height }) => [path, { width, height }]));
}
