import { BlogCard } from '../../features/articles/site/blog/BlogCard.tsx';
import { buildListPage } from './buildListPage.tsx';

export const { loader, head, Component } = buildListPage('blog', BlogCard);
