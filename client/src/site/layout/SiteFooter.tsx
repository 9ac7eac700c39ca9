import { phoneLink } from '@platform/text/formats.contract.ts';
import type { ReactNode } from 'react';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { SmartLink } from '../../ui/site/SmartLink.tsx';
import { SocialLinks } from '../../ui/site/SocialLogos.tsx';
import styles from './SiteFooter.module.css';
import { portalMenu, servicePages } from './siteMenu.ts';

type SiteFooterProps = { facts: BusinessFacts };

export function SiteFooter({ facts }: SiteFooterProps) {
  const services = facts.customer_portal_url ? portalMenu(facts) : servicePages;

  return (
    <footer className={`later ${styles.footer}`} data-on="ink">
      <div className={styles.tiles} aria-hidden="true" />
      <div className={`wrap ${styles.columns}`}>
        <section>
          <p className={styles.name}>{facts.agency_name}</p>
          <h2>About</h2>
          <ul>
            <FooterLink to="/about">About Us</FooterLink>
            <FooterLink to="/contact">Contact Us</FooterLink>
            <FooterLink to="/privacy">Privacy Policy</FooterLink>
            <FooterLink to="/terms">Terms &amp; Conditions</FooterLink>
          </ul>
        </section>
        <section>
          <h2>Services</h2>
          <ul className={styles.services}>
            {services.map(({ id, name, to }) => (
              <FooterLink key={id} to={to}>
                {name}
              </FooterLink>
            ))}
            <FooterLink to="/wedding">Weddings</FooterLink>
            <FooterLink to="/trips">Day Trips</FooterLink>
          </ul>
        </section>
        {/* Empty only while the settings are unknown. */}
        {facts.email_info ? (
          <>
            <Mailboxes facts={facts} />
            <QuickContact facts={facts} />
          </>
        ) : null}
      </div>
      <div className="wrap">
        <div className={styles.base}>
          {facts.agency_name ? (
            <p>
              © {facts.today.slice(0, 4)} {facts.agency_name}. All rights reserved.
            </p>
          ) : null}
          <p>
            {[facts.licence, facts.tax_number && `GSTIN ${facts.tax_number}`].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Mailboxes({ facts }: SiteFooterProps) {
  const mailboxes = [
    ['Info', facts.email_info],
    ['Sales', facts.email_sales],
    ['Package', facts.email_package],
    ['Blogger', facts.email_blogger],
    ['News', facts.email_news],
  ];
  return (
    <section>
      <h2>Communication IDs</h2>
      <ul className={styles.mailboxes}>
        {mailboxes.map(([role, address]) => (
          <li key={role}>
            <a href={`mailto:${address}`}>
              <span>{role}</span>
              {address}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuickContact({ facts }: SiteFooterProps) {
  const phones = [facts.phone_primary, facts.phone_secondary].filter(Boolean);
  return (
    <section>
      <h2>Quick Contact</h2>
      <address className={styles.address}>{facts.address}</address>
      <ul>
        {phones.map((phone, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may enter one number twice
          <li key={place}>
            <a href={phoneLink(phone)}>{phone}</a>
          </li>
        ))}
        <li>
          <a href={`mailto:${facts.email_info}`}>{facts.email_info}</a>
        </li>
      </ul>
      <SocialLinks facts={facts} className={styles.social} />
    </section>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <SmartLink to={to}>{children}</SmartLink>
    </li>
  );
}
