import { getArticlePreview } from '../../features/articles/site/articlesApi.ts';
import { BlogPreview } from '../../features/articles/site/blog/BlogPreview.tsx';
import { maxPreviewCount } from '../../features/articles/site/blog/usePreviewCount.ts';
import { NewsCarousel, newestNews } from '../../features/articles/site/news/NewsCarousel.tsx';
import { CeoMessage } from '../../features/ceo/site/CeoMessage.tsx';
import { getActiveCeoMessage } from '../../features/ceo/site/ceoApi.ts';
import { getPageContent, readPageContent, usePageContent } from '../../features/content/site/contentApi.ts';
import { getFeaturedDestinations, getLowestPrice } from '../../features/destinations/site/destinationsApi.ts';
import { FeaturedDestinations } from '../../features/destinations/site/FeaturedDestinations.tsx';
import { newestReviews, ReviewStrip } from '../../features/reviews/site/ReviewStrip.tsx';
import { getReviews } from '../../features/reviews/site/reviewsApi.ts';
import {
  type BusinessFacts,
  readBusinessFacts,
  useBusinessFacts,
} from '../../features/settings/settingsApi.ts';
import { FeaturedWeddings } from '../../features/weddings/site/FeaturedWeddings.tsx';
import { getWeddings } from '../../features/weddings/site/weddingsApi.ts';
import { AboutBlock } from '../about/AboutBlock.tsx';
import { HeroSlider } from '../home/HeroSlider.tsx';
import { ServiceGrid } from '../layout/ServiceGrid.tsx';
import type { PageModule } from '../pageModule.ts';

export const loader: PageModule['loader'] = (store) => [
  store.dispatch(getPageContent.initiate('home')),
  store.dispatch(getLowestPrice.initiate()),
  store.dispatch(getFeaturedDestinations.initiate()),
  store.dispatch(getWeddings.initiate('featured')),
  store.dispatch(getReviews.initiate(newestReviews)),
  store.dispatch(getActiveCeoMessage.initiate()),
  store.dispatch(getArticlePreview.initiate(newestNews)),
  store.dispatch(getArticlePreview.initiate({ kind: 'blog', count: maxPreviewCount })),
];

const titleFor = (facts: BusinessFacts, tagline: string | undefined) =>
  tagline ? `${facts.agency_name}: ${tagline}` : facts.agency_name;

export const head: PageModule['head'] = (store) => {
  const facts = readBusinessFacts(store);
  const content = readPageContent(store, 'home');
  return {
    title: titleFor(facts, content?.tagline),
    description: content?.summary ?? '',
    canonicalPath: '/',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'TravelAgency',
        name: facts.agency_name,
        url: '/',
        logo: '/pictures/brand/mark.svg',
        telephone: facts.phone_primary || undefined,
        email: facts.email_info || undefined,
        address: facts.address || undefined,
        priceRange: '₹₹',
        sameAs: [facts.facebook_url, facts.twitter_url, facts.instagram_url, facts.youtube_url].filter(
          Boolean,
        ),
      },
    ],
  };
};

export function Component() {
  const facts = useBusinessFacts();
  const { content } = usePageContent('home');
  const { data: fromPrice = null } = getLowestPrice.useQuery();
  return (
    <>
      <HeroSlider
        title={titleFor(facts, content?.tagline)}
        slides={content?.slides ?? []}
        fromPrice={fromPrice}
      />
      <ServiceGrid facts={facts} />
      <FeaturedDestinations />
      {content ? (
        <AboutBlock
          title={content.about_title}
          paragraphs={[content.about_text]}
          picture="journal"
          action={{ label: 'About Us', to: '/about' }}
        />
      ) : null}
      <div className="each-later">
        <FeaturedWeddings />
        <ReviewStrip />
        <CeoMessage defaultText={content?.mission ?? ''} />
        <NewsCarousel />
        <BlogPreview />
      </div>
    </>
  );
}
