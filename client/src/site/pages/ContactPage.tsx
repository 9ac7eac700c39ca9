import { phoneLink } from '@platform/text/formats.contract.ts';
import { Mail, MapPin, Phone } from 'lucide-react';
import { ContactForm } from '../../features/enquiries/site/contact/ContactForm.tsx';
import { readBusinessFacts, useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { SocialLinks } from '../../ui/site/SocialLogos.tsx';
import { AgencyDetails } from '../agency/AgencyDetails.tsx';
import { AgencyMap } from '../agency/AgencyMap.tsx';
import { agencyStructuredData } from '../agency/agencyStructuredData.ts';
import type { PageModule } from '../pageModule.ts';
import { lettersScene } from '../scenes/lettersScene.tsx';
import styles from './ContactPage.module.css';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Contact Us'),
  description: `Write to ${readBusinessFacts(store).agency_name}, call us, or visit us. We will get back to you shortly.`,
  canonicalPath: '/contact',
  jsonLd: [breadcrumbs(['Contact Us', '/contact']), agencyStructuredData(readBusinessFacts(store))],
});

export function Component() {
  const facts = useBusinessFacts();
  const phones = [facts.phone_primary, facts.phone_secondary].filter(Boolean);
  const mailboxes = [facts.email_info, facts.email_sales, facts.email_package].filter(Boolean);

  return (
    <>
      <PageBanner
        scene={lettersScene}
        title="Contact Us"
        text="A question, a plan or a first idea: we are happy to help."
      />
      <div className={`wrap ${styles.columns}`}>
        <ContactForm />
        <aside className={styles.card} aria-labelledby="contact-info-heading" data-on="ink">
          <h2 id="contact-info-heading">Find us</h2>
          <dl>
            {facts.address ? (
              <>
                <dt>
                  <MapPin size={20} aria-hidden="true" /> Address
                </dt>
                <dd>
                  <address>{facts.address}</address>
                </dd>
              </>
            ) : null}
            {phones.length > 0 ? (
              <dt>
                <Phone size={20} aria-hidden="true" /> Phone
              </dt>
            ) : null}
            {phones.map((phone, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff may enter one number twice
              <dd key={place}>
                <a href={phoneLink(phone)}>{phone}</a>
              </dd>
            ))}
            {mailboxes.length > 0 ? (
              <dt>
                <Mail size={20} aria-hidden="true" /> Email
              </dt>
            ) : null}
            {mailboxes.map((address, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff may enter one address twice
              <dd key={place}>
                <a href={`mailto:${address}`}>{address}</a>
              </dd>
            ))}
          </dl>
          <SocialLinks facts={facts} className={styles.social} />
        </aside>
      </div>
      <AgencyMap facts={facts} />
      <AgencyDetails />
    </>
  );
}
