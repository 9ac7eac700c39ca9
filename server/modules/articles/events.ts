import type { EventShape } from '../../platform/events/events.ts';
import type { ArticleKind, NewsPriority } from './contract.ts';

/** State of the post after the change. */
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

export type PostEvent =
  | (EventShape & { type: 'post.drafted'; data: PostEventData })
  | (EventShape & { type: 'post.published'; data: PostEventData })
  | (EventShape & { type: 'post.unpublished'; data: PostEventData })
  | (EventShape & { type: 'post.revised'; data: Revised })
  | (EventShape & { type: 'post.deleted'; data: PostEventData });

const post = (id: number) => ({ type: 'post', id });

/** A new post; also recorded for one that is published at once. */
export const postBegun = (id: number, data: PostEventData): PostEvent => ({
  type: data.published ? 'post.published' : 'post.drafted',
  entity: post(id),
  data,
});

export const postPublicationChanged = (id: number, data: PostEventData): PostEvent => ({
  type: data.published ? 'post.published' : 'post.unpublished',
  entity: post(id),
  data,
});

export const postRevised = (id: number, data: Revised): PostEvent => ({
  type: 'post.revised',
  entity: post(id),
  data,
});

/** `published` is the state before the deletion. */
export const postDeleted = (id: number, data: PostEventData): PostEvent => ({
  type: 'post.deleted',
  entity: post(id),
  data,
});
