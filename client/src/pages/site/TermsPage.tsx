import type { PageModule } from '../../app/pageModule.ts';
import { PageBanner } from '../../components/PageBanner.tsx';
import { businessFactsOf, getLegalTexts } from '../../features/settings/settingsApi.ts';
import { LegalText } from './LegalText.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const load: PageModule['load'] = (store) => [store.dispatch(getLegalTexts.initiate())];

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Terms & Conditions'),
  description: `The terms under which you travel with ${businessFactsOf(store).agency_name}.`,
  canonicalPath: '/terms',
  jsonLd: [breadcrumbs(['Terms & Conditions', '/terms'])],
});

export function Component() {
  return (
    <>
      <PageBanner title="Terms & Conditions" />
      <LegalText text="terms_html" />
    </>
  );
}
