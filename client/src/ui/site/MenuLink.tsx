import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';

/** A link in a menu: it has `aria-current` on its page, and on the pages below that. */
export function MenuLink({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  const path = useLocation().pathname.toLowerCase();
  const isCurrent = path === to || (to !== '/' && path.startsWith(`${to}/`));
  return <RouterLink to={to} {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
