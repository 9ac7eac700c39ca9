import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Replaces the current history entry; if not set, only a link to the current address does. */
  replace?: boolean;
  /** Scrolls to the top of the current page, too; if not set, links that do not replace do. */
  toTop?: boolean;
};

/**
 * A link to a page of this site. React Router's own `Link` would add 4 KB to each page for prefetching, which
 * `prefetchLinks.ts` does for all links.
 */
export function RouterLink({ to, replace, toTop = !replace, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state: { toTop },
    target: rest.target,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
