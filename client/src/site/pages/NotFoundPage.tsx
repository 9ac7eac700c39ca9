import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/site/Button.tsx';
import type { PageModule } from '../pageModule.ts';
import styles from './NotFoundPage.module.css';
import { pageTitle } from './pageTitle.ts';

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Page Not Found'),
  description: 'We could not find this page.',
  canonicalPath: '/404',
  status: 404,
});

export function Component() {
  const { pathname } = useLocation();
  return (
    <div className={`wrap ${styles.page}`}>
      <img src="/pictures/defaults/not-found.svg" alt="" width={800} height={600} />
      <h1 id="page-title">Oops! Page Not Found</h1>
      <p>
        {pathname === '/404' ? 'This page' : 'This address'} is on no map of ours. It may have moved, or never
        have been there.
      </p>
      <div className={styles.ways}>
        <ButtonLink to="/">Go Back Home</ButtonLink>
        <ButtonLink to="/contact" look="outline">
          Contact Support
        </ButtonLink>
      </div>
    </div>
  );
}
