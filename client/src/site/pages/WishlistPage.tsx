import { truncate } from '@platform/text/truncate.contract.ts';
import { useSearchParams } from 'react-router-dom';
import { getPageContent, readPageContent } from '../../features/content/site/contentApi.ts';
import { getWishlistJourneys } from '../../features/wishlist/site/wishlistApi.ts';
import { parseKeys, sharedPath, toCompared } from '../../features/wishlist/site/wishlistKeys.ts';
import { useWishlist } from '../../lib/wishlist.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import { findJourneys } from '../wishlist/useWishlistJourneys.ts';
import styles from '../wishlist/WishlistComparison.module.css';
import { WishlistComparison } from '../wishlist/WishlistComparison.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store, _params, query) => {
  const keys = parseKeys(query.get('ids'));
  return [
    store.dispatch(getPageContent.initiate('trips')),
    ...(keys.length > 0 ? [store.dispatch(getWishlistJourneys.initiate(toCompared(keys)))] : []),
  ];
};

/** The preview of a shared list in a chat names its journeys; chats read it from the canonical address. */
export const head: PageModule['head'] = (store, _params, query) => {
  const keys = toCompared(parseKeys(query.get('ids')));
  const { data } = getWishlistJourneys.select(keys)(store.getState());
  const found = findJourneys(keys, data?.journeys, readPageContent(store, 'trips'));
  const journeys = found.filter((journey) => journey !== undefined);
  const [first] = journeys;
  const titles = journeys.map(({ title }) => title).join(', ');
  return {
    title: pageTitle(store, first ? `Wishlist: ${truncate(titles, 60)}` : 'Wishlist'),
    description: 'Journeys side by side: price, days, best months, pace and what is included.',
    canonicalPath: first ? sharedPath(keys) : '/shortlist',
    noindex: true,
    ...(first?.image ? { image: first.image, focus: first.focus } : {}),
    jsonLd: [breadcrumbs(['Wishlist', '/shortlist'])],
  };
};

export function Component() {
  const [query] = useSearchParams();
  const shared = parseKeys(query.get('ids'));
  const isShared = shared.length > 0;
  return (
    <>
      <PageBanner
        title={isShared ? 'Wishlist, side by side' : 'Your wishlist'}
        text="Compare at leisure, ask the family, then send them all to us at once."
        crumbs={[{ label: 'Wishlist' }]}
      />
      <div className="wrap">
        {isShared ? <WishlistComparison keys={shared} isOwn={false} /> : <OwnWishlist />}
      </div>
    </>
  );
}

/** The list of this browser, which the server does not know: it renders an empty one. */
function OwnWishlist() {
  const keys = useWishlist();
  if (keys && keys.length > 0) return <WishlistComparison keys={keys} isOwn />;
  return (
    <>
      {keys ? null : <Waiting />}
      <div className={keys ? styles.none : styles.presumed}>
        <EmptyNotice
          title="Nothing on your wishlist yet"
          text="Touch the heart of a journey, a day trip or a wedding: it waits here, on this device, without an account."
        >
          <ButtonLink to="/destination">See our journeys</ButtonLink>
        </EmptyNotice>
      </div>
    </>
  );
}

const Waiting = () => (
  <>
    <noscript>
      <p>
        <strong>Your wishlist needs JavaScript,</strong> because only your browser knows it. A link to a
        shared wishlist works without.
      </p>
    </noscript>
    <div className={styles.waiting}>
      <LoadingCards label="Loading your wishlist" count={1} height={480} />
    </div>
  </>
);
