import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { portalPage } from '../layout/siteMenu.ts';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';
import { ServicePage } from './ServicePage.tsx';

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Insurance'),
  description:
    'Travel insurance for one trip or a whole year: medical care, luggage, delays and cancellation.',
  canonicalPath: '/insurance',
  jsonLd: [breadcrumbs(['Insurance', '/insurance'])],
});

export function Component() {
  const facts = useBusinessFacts();
  return (
    <ServicePage
      title="Insurance"
      text="So that a bad day stays only a bad day."
      heading="Cover that fits the journey"
      lead="A week in Bali needs another policy than a trek in Ladakh. Tell us where you go and who comes along, and we compare what the insurers really pay for."
      points={[
        'Medical care and the flight home, the part that matters most.',
        'Luggage, delays, missed connections and cancellation.',
        'Families, seniors, students, and frequent travellers for a whole year.',
        'Help with the claim, should you ever need it.',
      ]}
      portalUrl={portalPage(facts, 'insurance')}
      portalLabel="Compare in the customer portal"
      enquiry="/booking?for=insurance&info=Travel%20Insurance&travel_type=Insurance"
    />
  );
}
