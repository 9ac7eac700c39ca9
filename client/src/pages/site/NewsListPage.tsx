import { messageOf } from '../../app/messageOf.ts';
import type { PageModule } from '../../app/pageModule.ts';
import { pageOf, pageQueryOf, usePageAddress } from '../../components/pageAddress.ts';
import { NewsCard } from '../../features/news/NewsCard.tsx';
import { getNewsPage, useGetNewsPageQuery } from '../../features/news/newsApi.ts';
import { ArticleList } from './ArticleList.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const load: PageModule['load'] = (store, _params, query) => [
  store.dispatch(getNewsPage.initiate(pageOf(query))),
];

export const head: PageModule['head'] = (store, _params, query) => {
  const { page, limit } = pageOf(query);
  return {
    title: pageTitle(store, page > 1 ? `Travel News, page ${page}` : 'Travel News'),
    description: 'New routes, rules, seasons and festivals, read and checked for travellers.',
    canonicalPath: `/travel-news${pageQueryOf(page, limit)}`,
    jsonLd: [breadcrumbs(['Travel News', '/travel-news'])],
  };
};

export function Component() {
  const address = usePageAddress();
  const { page, limit } = address;
  const answer = useGetNewsPageQuery({ page, limit });
  return (
    <ArticleList
      title="Travel News"
      text="New routes, rules and seasons, read for you."
      crumb="Travel News"
      heading="All news"
      loading="Loading news"
      failed={messageOf(answer.error, 'Failed to fetch news')}
      empty={{
        title: 'No travel news yet',
        text: 'Nothing to report so far. Please look in again soon.',
      }}
      address={address}
      answer={answer}
      card={(post) => <NewsCard post={post} />}
    />
  );
}
