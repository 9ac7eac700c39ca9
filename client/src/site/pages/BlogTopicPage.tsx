import type { BlogRow } from '@modules/articles/blog.contract.ts';
import { getBlogTopic, useGetBlogTopicQuery } from '../../features/articles/site/articleTopicsApi.ts';
import { BlogCard } from '../../features/articles/site/blog/BlogCard.tsx';
import { usePageAddress } from '../../ui/site/pageAddress.ts';
import type { PageModule } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { ArticleList } from './ArticleList.tsx';
import { describeTopic, parseTopic, topicHead, toTopicQuery } from './articleTopicPage.ts';

export const loader: PageModule['loader'] = (store, params, query) => [
  store.dispatch(getBlogTopic.initiate(toTopicQuery(params, query))),
];

export const head: PageModule['head'] = (store, params, query) => {
  const response = getBlogTopic.select(toTopicQuery(params, query))(store.getState()).data;
  return topicHead(store, 'blog', { params, query, response });
};

export function Component() {
  const { params } = useCurrentPage();
  const address = usePageAddress();
  const { page, limit } = address;
  return (
    <ArticleList<BlogRow>
      {...describeTopic('blog', params)}
      address={address}
      response={useGetBlogTopicQuery({ ...parseTopic(params), page, limit })}
      card={(post, isFirst) => <BlogCard post={post} eager={isFirst} />}
    />
  );
}
