import { Clock, MapPin, Star, Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { TourBooking } from '../../features/trips/TourBooking.tsx';
import { getTour } from '../../features/trips/tourView.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Fact, Points, Questions } from '../../ui/site/DetailParts.tsx';
import styles from '../../ui/site/Details.module.css';
import { EmptyNotice } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { PictureGallery } from '../../ui/site/PictureGallery.tsx';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const head: PageModule['head'] = (store, _params, query) => {
  const tour = getTour(query);
  if (!tour) {
    return {
      title: pageTitle(store, 'Trip not found'),
      description: 'We no longer offer this trip. See six other day trips in Goa with their prices.',
      canonicalPath: '/tour-details',
      status: 404,
    };
  }
  return {
    title: pageTitle(store, tour.title),
    description: (tour.paragraphs[0] ?? tour.title).slice(0, 155),
    canonicalPath: tour.path,
    ...(tour.gallery[0] ? { image: tour.gallery[0].image } : {}),
    jsonLd: [
      breadcrumbs(['Day Trips', '/trips'], [tour.title, tour.path]),
      {
        '@context': 'https://schema.org',
        '@type': 'TouristTrip',
        name: tour.title,
        description: tour.paragraphs.join(' '),
        image: tour.gallery.map(({ image }) => image),
        url: tour.path,
        offers: { '@type': 'Offer', price: tour.price, priceCurrency: tour.currency, url: tour.path },
      },
    ],
  };
};

export function Component() {
  const [query] = useSearchParams();
  const { today } = useBusinessFacts();
  const tour = getTour(query);
  if (!tour) {
    return (
      <EmptyNotice
        page
        title="Trip not found"
        text="We no longer offer this trip. These are our current day trips."
      >
        <ButtonLink to="/trips">See all day trips</ButtonLink>
      </EmptyNotice>
    );
  }
  const crumbs = [{ label: 'Day Trips', to: '/trips' }, { label: tour.title }];

  return (
    <>
      <PageBanner title={tour.title} crumbs={crumbs} />
      <div className={`wrap ${styles.layout}`} key={tour.id}>
        <div className={styles.main}>
          <PictureGallery kind="destination" pictures={tour.gallery} />
          <dl className={styles.facts}>
            <Fact icon={MapPin} name="Where" value={tour.location} />
            <Fact icon={Clock} name="Duration" value={tour.duration} />
            {tour.groupSize ? <Fact icon={Users} name="Group size" value={tour.groupSize} /> : null}
            <Fact icon={Star} name="Rating" value={`${tour.rating} of 5 (${tour.reviews} reviews)`} />
          </dl>
          <div>
            {tour.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.lead}>
                {paragraph}
              </p>
            ))}
          </div>
          <Points title="Highlights" entries={tour.highlights} />
          <div className={styles.columns}>
            <Points title="Included" entries={tour.included} />
            <Points title="Not included" entries={tour.excluded} not />
          </div>
          {tour.pickup ? (
            <section>
              <h2>Pick-up</h2>
              <p>{tour.pickup}</p>
            </section>
          ) : null}
          <Questions title="Good to know" entries={tour.faq} />
        </div>
        <TourBooking tour={tour} today={today} />
      </div>
    </>
  );
}
