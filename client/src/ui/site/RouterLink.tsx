import type { ComponentProps } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Replaces the current history entry; if not set, only a link to the current address does. */
  replace?: boolean;
  /** Scrolls to the top of the current page, too; if not set, links that do not replace do. */
  toTop?: boolean;
};

/**
 * A link to a page of this site. React Router's own `Link` would add 4 KB to each page for prefetching, which
 * `prefetchLinks.ts` does for all links; and its click handler, which compares with the page that is shown, would add an
 * entry to the history for each tap until the next page is.
 */
export function RouterLink({ to, replace, toTop = !replace, onClick, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
        if (event.defaultPrevented || rest.target || button || metaKey || altKey || ctrlKey || shiftKey)
          return;
        event.preventDefault();
        navigate(to, { replace: replace ?? currentTarget.href === window.location.href, state: { toTop } });
      }}
    />
  );
}
