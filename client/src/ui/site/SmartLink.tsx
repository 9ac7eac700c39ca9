import type { ComponentProps } from 'react';
import { ExternalLink } from './ExternalLink.tsx';
import { RouterLink } from './RouterLink.tsx';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Replaces the current history entry. */
  replace?: boolean;
};

/**
 * A router link inside the site, a plain link for phone, mail and downloads, an external link otherwise. A link with
 * a `target` must itself say where it opens.
 */
export function SmartLink({ to, replace = false, ...rest }: SmartLinkProps) {
  if (/^https?:/i.test(to) && !rest.target) return <ExternalLink href={to} {...rest} />;
  if (rest.download || /^[a-z]+:/i.test(to)) return <a href={to} {...rest} />;
  return <RouterLink to={to} replace={replace} {...rest} />;
}
