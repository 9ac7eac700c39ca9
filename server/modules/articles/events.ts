import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import type { ArticleKind, NewsPriority } from './contract.ts';

/** The post after the change; for a deletion, before it. */
export type PostEventData = {
  kind: ArticleKind;
  title: string;
  slug: string;
  excerpt: string;
  categories: string[];
  author: string;
  image: string | null;
  featured: boolean;
  priority: NewsPriority;
  published: boolean;
  /** ISO 8601, of the first publication: statistics are counted by that day. */
  publishedAt: string | null;
};

type Revised = PostEventData & {
  /** Names of the changed fields. */
  changed: string[];
  /** The previous slug, when it changed. */
  formerSlug: string | null;
};

export type PostEvent = Events<{
  'post.drafted': PostEventData;
  /** Also of a new post that is published at once. */
  'post.published': PostEventData;
  'post.unpublished': PostEventData;
  'post.revised': Revised;
  'post.deleted': PostEventData;
}>;

export const postEvent = createEventConstructor<PostEvent>('post');
