import { getLegalTexts, readBusinessFacts } from '../../features/settings/settingsApi.ts';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import { deskScene } from './deskScene.tsx';
import { LegalText } from './LegalText.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [store.dispatch(getLegalTexts.initiate())];

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Privacy Policy'),
  description: `What happens to the data you give to ${readBusinessFacts(store).agency_name}.`,
  canonicalPath: '/privacy',
  jsonLd: [breadcrumbs(['Privacy Policy', '/privacy'])],
});

export function Component() {
  return (
    <>
      <PageBanner scene={deskScene} title="Privacy Policy" />
      <LegalText text="privacy_html" />
    </>
  );
}
