import type { Article } from './articlesAdminApi.ts';

export const newArticle: ArticleValues = {
  title: '',
  excerpt: '',
  content: '',
  categories: [],
  tags: [],
  destination_ids: [],
  featured_image: '',
  published: false,
  featured: false,
  priority: 'medium',
  source: '',
  location: '',
  meta_title: '',
  meta_description: '',
};

export type ArticleValues = ReturnType<typeof toArticleValues>;

/** Form values of a blog post or news article. */
export const toArticleValues = (entry: Article) => ({
  title: entry.title,
  excerpt: entry.excerpt,
  content: entry.content,
  categories: entry.categories,
  tags: entry.tags,
  destination_ids: entry.destination_ids,
  featured_image: entry.featured_image ?? '',
  published: entry.published,
  featured: entry.featured,
  priority: entry.priority ?? 'medium',
  source: entry.source ?? '',
  location: entry.location ?? '',
  meta_title: entry.meta_title ?? '',
  meta_description: entry.meta_description ?? '',
});
