import { getLegalTexts, readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { PageModule } from '../pageModule.ts';
import { LegalText } from './LegalText.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [store.dispatch(getLegalTexts.initiate())];

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Privacy Policy'),
  description: `What happens to the data you give to ${readBusinessFacts(store).agency_name}.`,
  canonicalPath: '/privacy',
  jsonLd: [breadcrumbs(['Privacy Policy', '/privacy'])],
});

export const Component = () => <LegalText title="Privacy Policy" text="privacy_html" />;
