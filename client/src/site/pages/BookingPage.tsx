import { formatReplyTime } from '@modules/settings/replyTime.contract.ts';
import { phoneLink } from '@platform/text/formats.contract.ts';
import { truncate } from '@platform/text/truncate.contract.ts';
import { MessageCircle, PenLine, PlaneTakeoff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { getPageContent, type PageContent, usePageContent } from '../../features/content/site/contentApi.ts';
import { BookingForm } from '../../features/enquiries/site/booking/BookingForm.tsx';
import {
  getHeading,
  isWedding,
  parseBookingSource,
} from '../../features/enquiries/site/booking/bookingSource.ts';
import { parseTravellers } from '../../features/enquiries/site/booking/parseTravellers.ts';
import { readBusinessFacts, useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { getTeam, usePlanner } from '../../features/team/site/teamApi.ts';
import { getWeddings } from '../../features/weddings/site/weddingsApi.ts';
import { cameFromInside, previousPath } from '../../lib/previousPath.ts';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import styles from './BookingPage.module.css';
import { type JourneyFacts, JourneySummary } from './JourneySummary.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';
import { loadEnquiryJourney, useEnquiryJourney } from './useEnquiryJourney.ts';
import { WhyChooseServices } from './WhyChooseServices.tsx';

export const loader: PageModule['loader'] = (store, _params, query) => [
  store.dispatch(getPageContent.initiate('booking')),
  store.dispatch(getWeddings.initiate('all_brief')),
  store.dispatch(getTeam.initiate()),
  ...loadEnquiryJourney(store, parseBookingSource(query)),
];

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Enquire Now'),
  description: `Tell us where you would like to go. We answer with an idea and a price within ${formatReplyTime(readBusinessFacts(store))}.`,
  canonicalPath: '/booking',
  status: 200, // the form works without the texts next to it
  jsonLd: [breadcrumbs(['Enquire Now', '/booking'])],
});

/** The drawings of the steps, in turn. */
const stepIcons = [PenLine, MessageCircle, PlaneTakeoff];

const StepIcon = ({ place }: { place: number }) => {
  const Icon = stepIcons[place % stepIcons.length] ?? PenLine;
  return <Icon size={26} strokeWidth={1.6} aria-hidden="true" />;
};

/** The page with the link to each entry of the history: after Back, the previous page is another one. */
const origins = new Map<string, string>();

export function Component() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const facts = useBusinessFacts();
  const { content } = usePageContent('booking');
  const { data: weddings } = getWeddings.useQuery('all_brief');
  const [cameFrom, setCameFrom] = useState<string>();
  useEffect(() => {
    const isBack = type === 'POP' && cameFromInside();
    const origin = isBack ? (origins.get(key) ?? '') : (cameFrom ?? previousPath());
    origins.set(key, origin);
    setCameFrom(origin);
  }, [key, type, cameFrom]);

  const travellers = useMemo(() => parseTravellers(query, facts.today), [query, facts.today]);
  const source = useMemo(() => parseBookingSource(query, travellers.event_date), [query, travellers]);
  const wedding = isWedding(source, cameFrom ?? '');
  const { summary, destination } = useEnquiryJourney(source, wedding);
  const planner = usePlanner(destination);
  const { title, text } = getHeading(source, wedding, formatReplyTime(facts));

  return (
    <>
      <PageBanner title="Enquire Now" />
      <div className={`wrap ${styles.columns}`}>
        <section aria-labelledby="booking-heading">
          <h2 id="booking-heading">{title}</h2>
          <p className={styles.lead}>{text}</p>
          {summary ? <JourneySummary journey={summary} compact /> : null}
          <BookingForm
            key={JSON.stringify(source)}
            source={source}
            wedding={wedding}
            today={facts.today}
            travellers={travellers}
            agency={facts}
            planner={planner?.name}
            journey={destination ? { destination, rules: facts } : null}
            weddingPackages={[...new Set(weddings?.map(({ title }) => truncate(title, 120)))]}
          />
        </section>
        <NextSteps summary={summary} steps={content?.steps ?? []} phone={facts.phone_primary} />
      </div>
      {content ? <WhyChooseServices content={content} /> : null}
    </>
  );
}

type NextStepsProps = {
  summary: JourneyFacts | null;
  steps: PageContent<'booking'>['steps'];
  /** Empty without one. */
  phone: string;
};

/** The subject of the enquiry, the next steps, and whom to call instead; renders nothing while none of it is known. */
function NextSteps({ summary, steps, phone }: NextStepsProps) {
  if (!summary && steps.length === 0 && !phone) return null;
  return (
    <aside className={`later ${styles.aside}`} aria-label="What happens next">
      {summary ? <JourneySummary journey={summary} /> : null}
      {steps.length > 0 ? (
        <ol>
          {steps.map(({ title, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
            <li key={place}>
              <StepIcon place={place} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {phone ? (
        <div className={styles.call}>
          <p>Prefer to talk?</p>
          <a href={phoneLink(phone)}>{phone}</a>
        </div>
      ) : null}
    </aside>
  );
}
