import type { BlogPost, BlogRow } from '@modules/articles/blog.contract.ts';
import type { NewsRow } from '@modules/articles/news.contract.ts';

/** What news articles have beyond blog posts. */
type NewsFields = Partial<Omit<NewsRow, keyof BlogRow>>;
export type ArticleRow = BlogRow & NewsFields;
export type Article = BlogPost & NewsFields;
