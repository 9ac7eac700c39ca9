// Without zod: the public site ships it.

/** What a list of articles can be about, by the part of its address. */
export const articleTopics = ['category', 'tag', 'author'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Where the lists of each kind of article are. */
export const articleListPaths = { blog: '/blog', news: '/travel-news' } as const;

/** The page of the articles with one category, tag or author. */
export const articleTopicPath = (kind: 'blog' | 'news', topic: ArticleTopic, name: string): string =>
  `${articleListPaths[kind]}/${topic}/${encodeURIComponent(name)}`;
