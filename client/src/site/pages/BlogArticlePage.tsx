import { formatDay } from '@platform/text/formats.contract.ts';
import { Article } from '../../features/articles/site/Article.tsx';
import { TopicLink, TopicLinks } from '../../features/articles/site/TopicLinks.tsx';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import { ArticleJourneys } from './ArticleJourneys.tsx';
import { articleHead, loadArticle, useArticle } from './articlePage.ts';
import { nightTrain } from './bannerScenes.tsx';

const tags = ['trip', 'beach', 'sea', 'cycle', 'mountain', 'travel', 'tent'];
const intro = 'Discover insights and tips for your next trips';

export const loader = loadArticle('blog');

export const head: PageModule['head'] = (store, params) =>
  articleHead(store, params, {
    kind: 'blog',
    type: 'BlogPosting',
    list: { name: 'Blog', path: '/blog' },
    notFound: 'Blog post not found',
  });

export function Component() {
  const { id, post, error, related } = useArticle('blog');

  const back = { to: '/blog', label: 'Back to Blog Home' };
  if (post === null) {
    return (
      <EmptyNotice page title="Blog post not found.">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </EmptyNotice>
    );
  }
  if (!post)
    return error ? (
      <ErrorNotice title="Error fetching blog post" />
    ) : (
      <LoadingCards label="Loading the post" />
    );
  return (
    <>
      <PageBanner
        scene={nightTrain}
        title={post.title}
        text={intro}
        crumbs={[{ label: 'Blog', to: '/blog' }, { label: post.title }]}
      />
      <Article
        kind="blog"
        title={post.title}
        image={post.image}
        html={post.content}
        emptyText="This blog post content is being prepared. Please check back soon for the full article."
        facts={
          <>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <span>
              <TopicLink kind="blog" topic="author" name={post.author} />
            </span>
            <span>{post.categories.join(', ')}</span>
            <span>{post.read_time}</span>
          </>
        }
        topics={<TopicLinks kind="blog" categories={post.categories} tags={post.tags} />}
        tags={tags}
        related={related}
        relatedTitle="Related Articles"
        noRelated="No related articles found."
        back={back}
      />
      <ArticleJourneys id={id} />
    </>
  );
}
