import type { Article } from '../articles.ts';

export const newArticle = {
  title: '',
  excerpt: '',
  content: '',
  categories: [] as string[],
  tags: [] as string[],
  destination_ids: [] as number[],
  featured_image: '',
  published: false,
  featured: false,
  priority: 'medium' as NonNullable<Article['priority']>,
  source: '',
  location: '',
  meta_title: '',
  meta_description: '',
};

export type ArticleValues = typeof newArticle;
