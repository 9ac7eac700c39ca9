// Without zod: the public site ships it.

/** Topics by which articles are listed, by the part of the address that names them. */
export const articleTopics = ['category', 'tag', 'author'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Where the lists of each kind of article are. */
export const articleListPaths = { blog: '/blog', news: '/travel-news' } as const;

/** The public page of an article. */
export const articlePath = (kind: 'blog' | 'news', id: number): string => `/${kind}-details/${id}`;

/** The page of the articles with one category, tag or author. */
export const articleTopicPath = (kind: 'blog' | 'news', topic: ArticleTopic, name: string): string =>
  `${articleListPaths[kind]}/${topic}/${encodeURIComponent(name)}`;
