import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import styles from './ServicePage.module.css';

type ServicePageProps = {
  title: string;
  text: string;
  heading: string;
  lead: string;
  points: string[];
  portalUrl: string;
  portalLabel: string;
  enquiry: string;
};

/** A service of the customer portal: description, link to the portal, and enquiry link. */
export function ServicePage(props: ServicePageProps) {
  return (
    <>
      <PageBanner title={props.title} text={props.text} />
      <div className={`wrap ${styles.service}`}>
        <section>
          <h2>{props.heading}</h2>
          <p className={styles.lead}>{props.lead}</p>
          <ul className={styles.points}>
            {props.points.map((point) => (
              <li key={point}>
                <Check size={20} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </section>
        <aside className={styles.card} aria-label="Next step">
          <p>Apply online in the customer portal, or let us do the reading for you.</p>
          <ButtonLink to={props.portalUrl}>{props.portalLabel}</ButtonLink>
          <ButtonLink to={props.enquiry} look="outline">
            Ask us instead
          </ButtonLink>
        </aside>
      </div>
    </>
  );
}
