import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentNotice } from '../../features/content/site/ContentNotice.tsx';
import {
  getPageContent,
  type PageContent,
  readPageContent,
  usePageContent,
} from '../../features/content/site/contentApi.ts';
import { readBusinessFacts, useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { portalPage } from '../layout/siteMenu.ts';
import type { PageModule } from '../pageModule.ts';
import { type Fees, FeeTable } from './FeeTable.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';
import styles from './ServicePage.module.css';

type ServiceName = 'visa' | 'insurance';
type ServiceContent = PageContent<ServiceName>;

export type Service<Page extends ServiceName> = {
  page: Page;
  title: string;
  /** The name of the service for search engines. */
  service: string;
  scene: ReactNode;
  /** The countries that it is for. */
  listAreas: (content: PageContent<Page>) => string[];
  getFees: (content: PageContent<Page>) => Fees;
  portalLabel: string;
  enquiry: string;
};

/** What the page of a service loads, and its head. */
export function buildServicePage<Page extends ServiceName>({
  page,
  title,
  service,
  listAreas,
}: Service<Page>): Omit<Required<PageModule>, 'Component'> {
  const path = `/${page}`;
  return {
    loader: (store) => [store.dispatch(getPageContent.initiate(page))],
    head: (store) => {
      const content = readPageContent(store, page);
      const areas = content ? listAreas(content) : [];
      return {
        title: pageTitle(store, title),
        description: content?.summary ?? '',
        canonicalPath: path,
        jsonLd: [
          breadcrumbs([title, path]),
          {
            '@context': 'https://schema.org',
            '@type': 'Service',
            name: service,
            url: path,
            provider: { '@type': 'TravelAgency', name: readBusinessFacts(store).agency_name, url: '/' },
            ...(areas.length > 0 ? { areaServed: [...new Set(areas)] } : {}),
          },
        ],
      };
    },
  };
}

/** A service: description, fees, steps, link to the customer portal, and enquiry link. */
export function ServicePage<Page extends ServiceName>({
  page,
  title,
  scene,
  getFees,
  ...next
}: Service<Page>) {
  const facts = useBusinessFacts();
  const { content, error } = usePageContent(page);
  return (
    <>
      <PageBanner scene={scene} title={title} text={content?.banner} />
      {content ? null : <ContentNotice error={error} />}
      <div className={`wrap ${styles.service}`}>
        {content ? <Description content={content} /> : null}
        <NextStep {...next} portalUrl={portalPage(facts, page)} />
      </div>
      {content ? (
        <div className="wrap">
          <FeeTable {...getFees(content)} note={content.note} />
          <Steps steps={content.steps} />
        </div>
      ) : null}
    </>
  );
}

const Description = ({ content: { heading, lead, points } }: { content: ServiceContent }) => (
  <section>
    <h2>{heading}</h2>
    <p className={styles.lead}>{lead}</p>
    {points.length > 0 ? (
      <ul className={styles.points}>
        {points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
          <li key={place}>
            <Check size={20} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    ) : null}
  </section>
);

type NextStepProps = {
  /** Empty without a customer portal. */
  portalUrl: string;
  portalLabel: string;
  enquiry: string;
};

const NextStep = ({ portalUrl, portalLabel, enquiry }: NextStepProps) => (
  <aside className={styles.card} aria-label="Next step">
    {portalUrl ? (
      <>
        <p>Use the customer portal, or let us do the reading for you.</p>
        <ButtonLink to={portalUrl}>{portalLabel}</ButtonLink>
        <ButtonLink to={enquiry} look="outline">
          Ask us instead
        </ButtonLink>
      </>
    ) : (
      <>
        <p>Let us do the reading for you.</p>
        <ButtonLink to={enquiry}>Ask us</ButtonLink>
      </>
    )}
  </aside>
);

function Steps({ steps }: { steps: ServiceContent['steps'] }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">How it works</h2>
      <ol>
        {steps.map(({ title, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
          <li key={place}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
