import { Model } from 'objection';
import type { ArticleKind, NewsPriority } from './contract.ts';

export class Post extends Model {
  static override tableName = 'posts';

  declare id: number;
  declare kind: ArticleKind;
  declare slug: string;
  declare title: string;
  declare excerpt: string;
  declare content: string;
  /** Number of words of the content, for the reading time. */
  declare words: number;
  declare categories: string[];
  declare tags: string[];
  /** The journeys that it is about; some may have been deleted since. */
  declare destination_ids: number[];
  declare featured_image: string | null;
  declare featured: boolean;
  declare published: boolean;
  /** Time of the first publication; unpublishing and publishing again do not change it. */
  declare published_at: Date | null;
  declare author: string;
  declare views: number;
  declare priority: NewsPriority;
  declare source: string | null;
  declare location: string | null;
  declare meta_title: string | null;
  declare meta_description: string | null;
  declare created_at: Date;
  declare updated_at: Date;
}
