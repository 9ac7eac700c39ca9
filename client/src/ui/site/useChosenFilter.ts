import { useEffect, useRef, useState } from 'react';

type FilterOptions<Filter> = {
  /** The filter that the URL states. */
  filter: Filter;
  parse: (query: URLSearchParams) => Filter;
  /** Equal filters have equal queries. */
  toQuery: (filter: Filter) => URLSearchParams;
  /** Changes the URL. */
  onChange: (filter: Filter) => void;
};

const typingPauseMs = 200;

/**
 * The filter as it was chosen last, and a way to change it: the URL follows with a delay, and a second choice that comes
 * before it must not undo the first.
 */
export function useChosenFilter<Filter>({ filter, parse, toQuery, onChange }: FilterOptions<Filter>) {
  const [chosen, setChosen] = useState(filter);
  const address = toQuery(filter).toString();
  // Addresses that `chosen` has been ahead of: a late one must not undo what was chosen or typed since.
  const pending = useRef([address]);
  useEffect(() => {
    const place = pending.current.indexOf(address);
    if (place < 0) setChosen(parse(new URLSearchParams(address)));
    pending.current = pending.current.slice(place + 1);
  }, [address, parse]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** A change of what is being typed waits for the next letter. */
  const change = (next: Filter, isTyped = false) => {
    pending.current.push(toQuery(next).toString());
    setChosen(next);
    clearTimeout(timer.current);
    if (isTyped) timer.current = setTimeout(onChange, typingPauseMs, next);
    else onChange(next);
  };
  return [chosen, change] as const;
}
