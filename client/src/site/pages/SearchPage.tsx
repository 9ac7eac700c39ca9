import type { SearchResult } from '@modules/search/contract.ts';
import { maxResultsPerKind } from '@modules/search/limits.contract.ts';
import { formatCount } from '@platform/text/formats.contract.ts';
import { truncate } from '@platform/text/truncate.contract.ts';
import { useSearchParams } from 'react-router-dom';
import { SearchBox } from '../../features/search/site/SearchBox.tsx';
import { SearchResults } from '../../features/search/site/SearchResults.tsx';
import { searchSite, toSearchWords } from '../../features/search/site/searchApi.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { useFollow } from '../../ui/site/useFollow.ts';
import type { PageModule } from '../pageModule.ts';
import { lighthouseScene } from '../scenes/lighthouseScene.tsx';
import { breadcrumbs, filteredAddress, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store, _params, query) => {
  const words = toSearchWords(query.get('q'));
  return words ? [store.dispatch(searchSite.initiate(words))] : [];
};

export const head: PageModule['head'] = (store, _params, query) => {
  const words = toSearchWords(query.get('q'));
  return {
    title: pageTitle(store, words ? `Search: ${truncate(words, 60)}` : 'Search'),
    description: 'Search journeys, wedding packages, blog posts and news.',
    ...filteredAddress('/search', new URLSearchParams(words ? { q: words } : {})),
    jsonLd: [breadcrumbs(['Search', '/search'])],
  };
};

export function Component() {
  const [query] = useSearchParams();
  const follow = useFollow();
  const words = toSearchWords(query.get('q'));
  return (
    <>
      <PageBanner
        scene={lighthouseScene}
        title="Search"
        text="A place, a season, a wish: we look through everything we have."
      />
      <div className={`wrap ${styles.page}`}>
        <SearchBox words={words} onSearch={(q) => follow(`/search?${new URLSearchParams({ q })}`)} />
        {words ? <Found words={words} /> : null}
      </div>
    </>
  );
}

function Found({ words }: { words: string }) {
  const { currentData, error, isFetching, refetch } = searchSite.useQuery(words);
  const results = currentData?.results ?? [];
  return (
    <>
      <p role="status">{currentData ? summary(words, currentData) : ''}</p>
      {isFetching && !currentData ? <LoadingCards label="Searching" height={140} /> : null}
      {error && !currentData && !isFetching ? (
        <ErrorNotice title="The search failed" onRetry={refetch} />
      ) : null}
      {currentData && results.length === 0 ? (
        <EmptyNotice
          title="Nothing found"
          text="Try fewer or other words, or tell us what you dream of: most of our journeys are made to measure."
        >
          <ButtonLink to={`/booking?${new URLSearchParams({ info: words })}`}>Ask us</ButtonLink>
        </EmptyNotice>
      ) : null}
      <SearchResults results={results} />
    </>
  );
}

function summary(words: string, { results, is_similar }: { results: SearchResult[]; is_similar: boolean }) {
  if (results.length === 0) return `Nothing found for “${words}”.`;
  if (is_similar) return `Nothing is spelled “${words}”. This comes close:`;
  if (isShortened(results)) return `The ${maxResultsPerKind} best results of each kind for “${words}”`;
  return `${formatCount(results.length, 'result')} for “${words}”`;
}

/** Whether there may be more of a kind than are shown. */
const isShortened = (results: SearchResult[]) =>
  results.some(({ kind }) => results.filter((result) => result.kind === kind).length === maxResultsPerKind);
