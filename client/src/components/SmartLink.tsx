import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string /** In the place of this address in the history. */;
  replace?: boolean;
};

/** A router link inside the site; a plain one to other hosts, phones and mailboxes. */
export function SmartLink({ to, replace = false, ...rest }: SmartLinkProps) {
  if (/^[a-z]+:/i.test(to)) return <a href={to} {...rest} />;
  return <Link to={to} replace={replace} {...rest} />;
}
