import { getLegalTexts, readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { PageModule } from '../pageModule.ts';
import { LegalText } from './LegalText.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [store.dispatch(getLegalTexts.initiate())];

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Terms & Conditions'),
  description: `The terms under which you travel with ${readBusinessFacts(store).agency_name}.`,
  canonicalPath: '/terms',
  jsonLd: [breadcrumbs(['Terms & Conditions', '/terms'])],
});

export const Component = () => <LegalText title="Terms & Conditions" text="terms_html" />;
