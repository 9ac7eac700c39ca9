import { BlogCard } from '../../features/articles/site/blog/BlogCard.tsx';
import { buildTopicPage } from './buildTopicPage.tsx';

export const { loader, head, Component } = buildTopicPage('blog', BlogCard);
