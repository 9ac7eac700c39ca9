import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';

/** A link in a menu: it has `aria-current` on its page, with its filter if it has one, and on the pages below that. */
export function MenuLink({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  const { pathname, search } = useLocation();
  const path = pathname.toLowerCase();
  const [page = '', filter] = to.split('?');
  const isBelow = path === page || (page !== '/' && path.startsWith(`${page}/`));
  const isCurrent = isBelow && (!filter || search.slice(1).split('&').includes(filter));
  return <RouterLink to={to} {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
