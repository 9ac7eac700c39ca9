import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentNotice } from '../../features/content/site/ContentNotice.tsx';
import type { PageContent } from '../../features/content/site/contentApi.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { type Fees, FeeTable } from './FeeTable.tsx';
import styles from './ServicePage.module.css';

type ServiceContent = PageContent<'visa'> | PageContent<'insurance'>;

type ServicePageProps = {
  title: string;
  scene: ReactNode;
  content: ServiceContent | undefined;
  /** Why the content could not be loaded. */
  error: unknown;
  fees: Fees;
  /** Empty without a customer portal. */
  portalUrl: string;
  portalLabel: string;
  enquiry: string;
};

/** A service: description, fees, steps, link to the customer portal, and enquiry link. */
export function ServicePage({ title, scene, content, error, fees, ...next }: ServicePageProps) {
  return (
    <>
      <PageBanner scene={scene} title={title} text={content?.banner ?? ''} />
      {content ? null : <ContentNotice error={error} />}
      <div className={`wrap ${styles.service}`}>
        {content ? <Description content={content} /> : null}
        <NextStep {...next} />
      </div>
      {content ? (
        <div className="wrap">
          <FeeTable {...fees} note={content.note} />
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

type NextStepProps = Pick<ServicePageProps, 'portalUrl' | 'portalLabel' | 'enquiry'>;

const NextStep = ({ portalUrl, portalLabel, enquiry }: NextStepProps) => (
  <aside className={styles.card} aria-label="Next step">
    {portalUrl ? (
      <>
        <p>Apply online in the customer portal, or let us do the reading for you.</p>
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
