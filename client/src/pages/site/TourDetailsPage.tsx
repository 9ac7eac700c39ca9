import { Clock, MapPin, Star, Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { PageModule } from '../../app/pageModule.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Fact, Points } from '../../components/DetailParts.tsx';
import styles from '../../components/Details.module.css';
import { EmptyNotice } from '../../components/Notice.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { TourBooking } from '../../features/trips/TourBooking.tsx';
import { TourGallery } from '../../features/trips/TourGallery.tsx';
import { tourOf } from '../../features/trips/tourView.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const head: PageModule['head'] = (store, _params, query) => {
  const tour = tourOf(query);
  if (!tour) {
    return {
      title: pageTitle(store, 'Trip not found'),
      description: 'This trip is no longer in our book. Six other days out in Goa are, with their prices.',
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
  const tour = tourOf(query);
  if (!tour) {
    return (
      <EmptyNotice page title="Trip not found" text="This trip is no longer in our book. These are.">
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
          <TourGallery pictures={tour.gallery} />
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
          {tour.faq.length > 0 ? (
            <section>
              <h2>Good to know</h2>
              <div className={styles.days}>
                {tour.faq.map(({ question, answer }) => (
                  <details key={question}>
                    <summary>{question}</summary>
                    <p className={styles.day}>{answer}</p>
                  </details>
                ))}
              </div>
            </section>
          ) : null}
        </div>
        <TourBooking tour={tour} />
      </div>
    </>
  );
}
