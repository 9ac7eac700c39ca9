import type { ComponentProps } from 'react';
import { isPagePath } from '../../lib/isPagePath.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { RouterLink } from './RouterLink.tsx';

/**
 * A router link inside the site, a plain link for phone, mail and files, an external link otherwise. A link with
 * a `target` must itself say where it opens.
 */
export function SmartLink({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  if (/^https?:/i.test(to) && !rest.target) return <ExternalLink href={to} {...rest} />;
  if (rest.download || /^[a-z]+:/i.test(to) || !isPagePath(to)) return <a href={to} {...rest} />;
  return <RouterLink to={to} {...rest} />;
}
