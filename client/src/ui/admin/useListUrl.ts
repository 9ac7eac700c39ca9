import { useSearchParams } from 'react-router-dom';
import {
  currentSearchParams,
  type Opened,
  openedIn,
  readOpened,
  type SearchParamsChange,
  updateSearchParams,
  withOpened,
} from './listUrl.ts';

/** Filters that are typed. */
const typed = ['search', 'q', 'start_date', 'end_date'];

/** The list's filters and the open editor in the URL, so that Back works and links can be shared. */
export function useListUrl() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    opened: readOpened(params),
    /** Typing replaces the history entry; a selected filter, order or page adds one. */
    change: (to: SearchParamsChange) => {
      setParams(updateSearchParams(currentSearchParams(), to), {
        replace: Object.keys(to).every((name) => typed.includes(name)),
        preventScrollReset: true,
      });
      if ('page' in to) window.scrollTo({ top: 0 });
    },
    open: (entry: Opened) => setParams(withOpened(currentSearchParams(), entry)),
    close: () => {
      if (openedIn(window.location.search) !== null) {
        setParams(withOpened(currentSearchParams(), null), { replace: true });
      }
    },
  };
}
