import { getPageContent, readPageContent, usePageContent } from '../../features/content/site/contentApi.ts';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { portalPage } from '../layout/siteMenu.ts';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';
import { ServicePage } from './ServicePage.tsx';
import { describeService } from './serviceFacts.ts';
import { umbrellaScene } from './umbrellaScene.tsx';

export const loader: PageModule['loader'] = (store) => [store.dispatch(getPageContent.initiate('insurance'))];

export const head: PageModule['head'] = (store) => {
  const content = readPageContent(store, 'insurance');
  const areas = content?.plans.map(({ area }) => area) ?? [];
  return {
    title: pageTitle(store, 'Insurance'),
    description: content?.summary ?? '',
    canonicalPath: '/insurance',
    jsonLd: [
      breadcrumbs(['Insurance', '/insurance']),
      describeService(store, { name: 'Travel insurance', path: '/insurance', areas }),
    ],
  };
};

export function Component() {
  const facts = useBusinessFacts();
  const { content, error } = usePageContent('insurance');
  return (
    <ServicePage
      title="Insurance"
      scene={umbrellaScene}
      content={content}
      error={error}
      fees={{
        title: 'Plans and prices',
        columns: ['Plan', 'Countries', 'Price', 'Length of cover'],
        detailsLabel: 'What it covers',
        rows:
          content?.plans.map((plan) => ({
            title: plan.name,
            cells: [plan.area, plan.price, plan.time],
            details: plan.cover,
          })) ?? [],
      }}
      portalUrl={portalPage(facts, 'insurance')}
      portalLabel="Compare in the customer portal"
      enquiry="/booking?for=insurance&info=Travel%20Insurance&travel_type=Insurance"
    />
  );
}
