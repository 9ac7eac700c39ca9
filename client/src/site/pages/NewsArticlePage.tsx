import { formatDay } from '@platform/text/formats.contract.ts';
import { Article } from '../../features/articles/site/Article.tsx';
import { NewsFacts } from '../../features/articles/site/news/NewsFacts.tsx';
import { TopicLinks } from '../../features/articles/site/TopicLinks.tsx';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { Badge } from '../../ui/site/PackageCard.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import { ArticleJourneys } from './ArticleJourneys.tsx';
import { articleHead, loadArticle, useArticle } from './articlePage.ts';
import { nightTrain } from './bannerScenes.tsx';

const tags = ['news', 'travel', 'tourism', 'destination', 'update', 'trending'];

export const loader = loadArticle('news');

export const head: PageModule['head'] = (store, params) =>
  articleHead(store, params, {
    kind: 'news',
    type: 'NewsArticle',
    list: { name: 'Travel News', path: '/travel-news' },
    notFound: 'News article not found',
  });

export function Component() {
  const { id, post, error, related } = useArticle('news');

  const back = { to: '/travel-news', label: 'Back to Travel News' };
  if (post === null) {
    return (
      <EmptyNotice page title="News article not found">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </EmptyNotice>
    );
  }
  if (!post) {
    if (!error) return <LoadingCards label="Loading the article" />;
    return <ErrorNotice title={getErrorMessage(error, 'Failed to fetch news post')} />;
  }
  return (
    <>
      <PageBanner
        scene={nightTrain}
        title={post.title}
        crumbs={[{ label: 'Travel News', to: '/travel-news' }, { label: post.title }]}
      />
      <Article
        kind="news"
        title={post.title}
        image={post.image}
        html={post.content}
        emptyText="This news article content is being prepared. Please check back soon for the full article."
        facts={
          <>
            <Badge look="blue">{post.category}</Badge>
            {post.priority === 'urgent' ? <Badge look="red">Urgent</Badge> : null}
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <span>{post.read_time}</span>
          </>
        }
        topics={<TopicLinks kind="news" categories={post.categories} tags={post.tags} />}
        tags={tags}
        related={related}
        relatedTitle="Related News"
        noRelated="No related news found."
        back={back}
        panel={<NewsFacts post={post} />}
      />
      <ArticleJourneys id={id} />
    </>
  );
}
