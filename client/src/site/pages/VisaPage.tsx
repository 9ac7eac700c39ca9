import { getPageContent, readPageContent, usePageContent } from '../../features/content/site/contentApi.ts';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { portalPage } from '../layout/siteMenu.ts';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';
import { passportScene } from './passportScene.tsx';
import { ServicePage } from './ServicePage.tsx';
import { describeService } from './serviceFacts.ts';

export const loader: PageModule['loader'] = (store) => [store.dispatch(getPageContent.initiate('visa'))];

export const head: PageModule['head'] = (store) => {
  const content = readPageContent(store, 'visa');
  const areas = content?.visas.map(({ country }) => country) ?? [];
  return {
    title: pageTitle(store, 'Visa'),
    description: content?.summary ?? '',
    canonicalPath: '/visa',
    jsonLd: [
      breadcrumbs(['Visa', '/visa']),
      describeService(store, { name: 'Visa assistance', path: '/visa', areas }),
    ],
  };
};

export function Component() {
  const facts = useBusinessFacts();
  const { content, error } = usePageContent('visa');
  return (
    <ServicePage
      title="Visa"
      scene={passportScene}
      content={content}
      error={error}
      fees={{
        title: 'Fees and processing times',
        columns: ['Country', 'Visa', 'Fee', 'Processing time', 'Length of stay'],
        detailsLabel: 'Documents',
        rows:
          content?.visas.map((visa) => ({
            title: visa.country,
            cells: [visa.kind, visa.fee, visa.time, visa.stay],
            details: visa.documents,
          })) ?? [],
      }}
      portalUrl={portalPage(facts, 'visa')}
      portalLabel="Apply in the customer portal"
      enquiry="/booking?for=visa&info=Visa%20Assistance&travel_type=Visa"
    />
  );
}
