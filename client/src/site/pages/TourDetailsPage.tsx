import { truncate } from '@platform/text/truncate.contract.ts';
import { useSearchParams } from 'react-router-dom';
import { ContentNotice } from '../../features/content/site/ContentNotice.tsx';
import { getPageContent, readPageContent, usePageContent } from '../../features/content/site/contentApi.ts';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { TourBooking } from '../../features/trips/TourBooking.tsx';
import { TourDescription } from '../../features/trips/TourDescription.tsx';
import { getTour } from '../../features/trips/tourView.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/Details.module.css';
import { EmptyNotice } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { PictureBanner } from '../../ui/site/PictureBanner.tsx';
import { PictureGallery } from '../../ui/site/PictureGallery.tsx';
import { enquiryPath } from '../layout/enquirySubject.ts';
import { useEnquirySubject } from '../layout/useEnquirySubject.ts';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [store.dispatch(getPageContent.initiate('trips'))];

export const head: PageModule['head'] = (store, _params, query) => {
  const content = readPageContent(store, 'trips');
  if (!content)
    return { title: pageTitle(store, 'Day Trips'), description: '', canonicalPath: '/tour-details' };
  const tour = getTour(query, content);
  if (!tour) {
    return {
      title: pageTitle(store, 'Trip not found'),
      description: 'We no longer offer this trip. See our other day trips with their prices.',
      canonicalPath: '/tour-details',
      status: 404,
    };
  }
  return {
    title: pageTitle(store, tour.title),
    description: truncate(tour.paragraphs[0] ?? tour.title, 155),
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
  const { content, error } = usePageContent('trips');
  const enquiry = enquiryPath(useEnquirySubject());
  if (!content) {
    return (
      <>
        <PageBanner title="Day Trips" />
        <ContentNotice error={error} />
      </>
    );
  }
  const tour = getTour(query, content);
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
  const [cover, ...pictures] = tour.gallery;
  const crumbs = [{ label: 'Day Trips', to: '/trips' }, { label: tour.title }];

  return (
    <>
      <PictureBanner
        title={tour.title}
        crumbs={crumbs}
        kind="destination"
        picture={cover}
        facts={[
          <>
            From <strong>{tour.getPrice(1)}</strong> per person
          </>,
          tour.duration,
        ]}
        action={
          <ButtonLink to={enquiry} look="sunny">
            Enquire
          </ButtonLink>
        }
      />
      <PictureGallery kind="destination" pictures={pictures} />
      <div className={`wrap ${styles.layout}`} key={tour.id}>
        <TourBooking tour={tour} today={today} />
        <TourDescription tour={tour} />
      </div>
    </>
  );
}
