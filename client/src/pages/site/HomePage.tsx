import type { PageModule } from '../../app/pageModule.ts';
import { AboutBlock } from '../../features/about/AboutBlock.tsx';
import { aboutTexts } from '../../features/about/aboutTexts.ts';
import { BlogPreview } from '../../features/blog/BlogPreview.tsx';
import { getBlogPreview } from '../../features/blog/blogApi.ts';
import { CeoMessage } from '../../features/ceo/CeoMessage.tsx';
import { getActiveCeoMessage } from '../../features/ceo/ceoApi.ts';
import {
  getFeaturedDestinations,
  useGetFeaturedDestinationsQuery,
} from '../../features/destinations/destinationsApi.ts';
import { FeaturedDestinations } from '../../features/destinations/FeaturedDestinations.tsx';
import { HeroSlider } from '../../features/home/HeroSlider.tsx';
import { NewsCarousel } from '../../features/news/NewsCarousel.tsx';
import { getNewsPreview } from '../../features/news/newsApi.ts';
import { businessFactsOf } from '../../features/settings/settingsApi.ts';
import { FeaturedWeddings } from '../../features/weddings/FeaturedWeddings.tsx';
import { getWeddings } from '../../features/weddings/weddingsApi.ts';

export const load: PageModule['load'] = (store) => [
  store.dispatch(getFeaturedDestinations.initiate()),
  store.dispatch(getWeddings.initiate('featured')),
  store.dispatch(getActiveCeoMessage.initiate()),
  store.dispatch(getNewsPreview.initiate()),
  store.dispatch(getBlogPreview.initiate(6)),
];

export const head: PageModule['head'] = (store) => {
  const facts = businessFactsOf(store);
  return {
    title: `${facts.agency_name}: journeys from Goa, drawn with care`,
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
  const { data: destinations } = useGetFeaturedDestinationsQuery();
  const prices = (destinations ?? []).map(({ starting_price }) => starting_price);
  return (
    <>
      <HeroSlider fromPrice={prices.length > 0 ? Math.min(...prices) : null} />
      <FeaturedDestinations />
      <AboutBlock
        title="A traveller’s journal that answers the phone"
        paragraphs={aboutTexts.story.slice(0, 1)}
        picture="journal"
        action={{ label: 'About Us', to: '/about' }}
      />
      <div className="later">
        <FeaturedWeddings />
        <CeoMessage defaultText={aboutTexts.defaultMission} />
        <NewsCarousel />
        <BlogPreview />
      </div>
    </>
  );
}
