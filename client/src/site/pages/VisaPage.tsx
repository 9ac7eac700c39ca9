import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { portalPage } from '../layout/siteMenu.ts';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';
import { ServicePage } from './ServicePage.tsx';

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Visa'),
  description: 'Help with visas, passports and foreign exchange, from the first form to the stamp.',
  canonicalPath: '/visa',
  jsonLd: [breadcrumbs(['Visa', '/visa'])],
});

export function Component() {
  const facts = useBusinessFacts();
  return (
    <ServicePage
      title="Visa"
      text="The right papers, in the right order, in time."
      heading="From the first form to the stamp"
      lead="Every country asks for something else. We tell you what yours wants, check each page before it is handed in, and follow it until your passport is back in your hands."
      points={[
        'Tourist, business and family visas: which one, how long, and what it costs.',
        'A checklist for your case, and a second pair of eyes on every document.',
        'New passports and renewals, with appointments that fit your dates.',
        'Foreign exchange and travel cards before you leave.',
      ]}
      portalUrl={portalPage(facts, 'visa')}
      portalLabel="Apply in the customer portal"
      enquiry="/booking?for=visa&info=Visa%20Assistance&travel_type=Visa"
    />
  );
}
