import { useSearchParams } from 'react-router-dom';
import {
  type AddressChange,
  addressNow,
  changeAddress,
  type Opened,
  openedIn,
  readOpened,
  withOpened,
} from './listAddress.ts';

/** Filters that are typed. */
const typed = ['search', 'q', 'start_date', 'end_date'];

/** The list's filters and the open editor in the URL, so that Back works and links can be shared. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    opened: readOpened(params),
    /** Typing replaces the history entry; a selected filter, order or page adds one. */
    change: (to: AddressChange) => {
      setParams(changeAddress(addressNow(), to), {
        replace: Object.keys(to).every((name) => typed.includes(name)),
        preventScrollReset: true,
      });
      if ('page' in to) window.scrollTo({ top: 0 });
    },
    open: (entry: Opened) => setParams(withOpened(addressNow(), entry)),
    close: () => {
      if (openedIn(window.location.search) !== null) {
        setParams(withOpened(addressNow(), null), { replace: true });
      }
    },
  };
}
