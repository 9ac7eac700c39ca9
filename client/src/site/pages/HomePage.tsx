import { BlogPreview } from '../../features/articles/site/blog/BlogPreview.tsx';
import { getBlogPreview } from '../../features/articles/site/blog/blogApi.ts';
import { NewsCarousel } from '../../features/articles/site/news/NewsCarousel.tsx';
import { getNewsPreview } from '../../features/articles/site/news/newsApi.ts';
import { CeoMessage } from '../../features/ceo/site/CeoMessage.tsx';
import { getActiveCeoMessage } from '../../features/ceo/site/ceoApi.ts';
import {
  getFeaturedDestinations,
  getLowestPrice,
  useGetLowestPriceQuery,
} from '../../features/destinations/site/destinationsApi.ts';
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
import { agencyTexts } from '../about/agencyTexts.ts';
import { HeroSlider } from '../home/HeroSlider.tsx';
import { ServiceGrid } from '../layout/ServiceGrid.tsx';
import type { PageModule } from '../pageModule.ts';

export const loader: PageModule['loader'] = (store) => [
  store.dispatch(getLowestPrice.initiate()),
  store.dispatch(getFeaturedDestinations.initiate()),
  store.dispatch(getWeddings.initiate('featured')),
  store.dispatch(getReviews.initiate(newestReviews)),
  store.dispatch(getActiveCeoMessage.initiate()),
  store.dispatch(getNewsPreview.initiate()),
  store.dispatch(getBlogPreview.initiate(6)),
];

const titleFor = (facts: BusinessFacts) => `${facts.agency_name}: journeys from Goa, drawn with care`;

export const head: PageModule['head'] = (store) => {
  const facts = readBusinessFacts(store);
  return {
    title: titleFor(facts),
    description:
      'Tours, weddings, visas and tickets from a small agency in Goa. Honest prices in rupees, and an answer within 24 hours.',
    canonicalPath: '/',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'TravelAgency',
        name: facts.agency_name,
        url: '/',
        logo: '/pictures/brand/mark.svg',
        telephone: facts.phone_primary,
        email: facts.email_info,
        address: facts.address,
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
  const { data: fromPrice = null } = useGetLowestPriceQuery();
  return (
    <>
      <HeroSlider title={titleFor(facts)} fromPrice={fromPrice} />
      <ServiceGrid facts={facts} />
      <FeaturedDestinations />
      <AboutBlock
        title="A traveller’s journal that answers the phone"
        paragraphs={[agencyTexts.story]}
        picture="journal"
        action={{ label: 'About Us', to: '/about' }}
      />
      <div className="later">
        <FeaturedWeddings />
        <ReviewStrip />
        <CeoMessage defaultText={agencyTexts.defaultMission} />
        <NewsCarousel />
        <BlogPreview />
      </div>
    </>
  );
}
