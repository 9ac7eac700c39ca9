import { MessageCircle, PenLine, PlaneTakeoff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { getPageContent, usePageContent } from '../../features/content/site/contentApi.ts';
import {
  getDestinationByName,
  useGetDestinationByNameQuery,
} from '../../features/destinations/site/destinationsApi.ts';
import { JourneySummary } from '../../features/destinations/site/JourneySummary.tsx';
import { BookingForm } from '../../features/enquiries/site/booking/BookingForm.tsx';
import {
  getDraftName,
  getHeading,
  isWedding,
  parseBookingSource,
} from '../../features/enquiries/site/booking/bookingContext.ts';
import { parseTravellers } from '../../features/enquiries/site/booking/parseTravellers.ts';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { getWeddings, useGetWeddingsQuery } from '../../features/weddings/site/weddingsApi.ts';
import { previousPath } from '../../lib/previousPath.ts';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { phoneAddress } from '../layout/siteMenu.ts';
import type { PageModule } from '../pageModule.ts';
import styles from './BookingPage.module.css';
import { breadcrumbs, pageTitle } from './pageTitle.ts';
import { WhyChooseServices } from './WhyChooseServices.tsx';

export const loader: PageModule['loader'] = (store, _params, query) => {
  const name = getJourneyName(query);
  return [
    store.dispatch(getPageContent.initiate('booking')),
    store.dispatch(getWeddings.initiate('all')),
    ...(name ? [store.dispatch(getDestinationByName.initiate(name))] : []),
  ];
};

/** The destination that the link is about; empty when it is about something else. */
function getJourneyName(query: URLSearchParams): string {
  const source = parseBookingSource(query);
  return source.for === 'destination' ? source.info : '';
}

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Enquire Now'),
  description: 'Tell us where you would like to go. We answer with an idea and a price within 24 hours.',
  canonicalPath: '/booking',
  jsonLd: [breadcrumbs(['Enquire Now', '/booking'])],
});

/** The drawings of the steps, in turn. */
const stepIcons = [PenLine, MessageCircle, PlaneTakeoff];

const StepIcon = ({ place }: { place: number }) => {
  const Icon = stepIcons[place % stepIcons.length] ?? PenLine;
  return <Icon size={26} strokeWidth={1.6} aria-hidden="true" />;
};

export function Component() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const facts = useBusinessFacts();
  const { content } = usePageContent('booking');
  const { data: weddings } = useGetWeddingsQuery('all');
  const [cameFrom, setCameFrom] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous page differs for each visit of this page
  useEffect(() => setCameFrom(previousPath()), [key]);

  const source = useMemo(() => parseBookingSource(query), [query]);
  const travellers = useMemo(() => parseTravellers(query, facts.today), [query, facts.today]);
  const name = getJourneyName(query);
  const { currentData: journey } = useGetDestinationByNameQuery(name, { skip: name === '' });
  const wedding = isWedding(source, cameFrom);
  const { title, text } = getHeading(source, wedding);

  return (
    <>
      <PageBanner title="Enquire Now" />
      <div className={`wrap ${styles.columns}`}>
        <section aria-labelledby="booking-heading" className={styles.card}>
          <h2 id="booking-heading">{title}</h2>
          <p className={styles.lead}>{text}</p>
          <BookingForm
            key={getDraftName(source, false)}
            source={source}
            wedding={wedding}
            today={facts.today}
            travellers={travellers}
            chatNumber={facts.chat_number}
            journey={journey ? { destination: journey, rules: facts } : null}
            weddingPackages={(weddings ?? []).map((wedding) => wedding.title)}
          />
        </section>
        <aside className={`later ${styles.aside}`} aria-label="What happens next">
          {journey ? <JourneySummary destination={journey} /> : null}
          <ol>
            {content?.steps.map(({ title: step, text: words }, place) => (
              <li key={step}>
                <StepIcon place={place} />
                <div>
                  <h3>{step}</h3>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className={styles.call}>
            <p>Prefer to talk?</p>
            <a href={phoneAddress(facts.phone_primary)}>{facts.phone_primary}</a>
          </div>
        </aside>
      </div>
      {content ? <WhyChooseServices content={content} /> : null}
    </>
  );
}
