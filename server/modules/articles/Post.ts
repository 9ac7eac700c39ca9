import { createRowModel } from '../../platform/db/createRowModel.ts';
import type { PostRecord } from './queries.ts';

export class Post extends createRowModel<PostRecord>() {
  static override tableName = 'posts';
}
