import type { ComponentProps } from 'react';
import { useHref } from 'react-router-dom';
import { type FollowOptions, useFollow } from './useFollow.ts';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & FollowOptions & { to: string };

/**
 * A link to a page of this site. React Router's own `Link` would add 4 KB to each page for prefetching, which
 * `prefetchLinks.ts` does for all links; and its click handler, which compares with the page that is shown, would add an
 * entry to the history for each tap until the next page is.
 */
export function RouterLink({ to, replace, toTop, onClick, ...rest }: RouterLinkProps) {
  const follow = useFollow();
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
        if (event.defaultPrevented || rest.target || button || metaKey || altKey || ctrlKey || shiftKey)
          return;
        event.preventDefault();
        follow(to, { replace, toTop });
      }}
    />
  );
}
