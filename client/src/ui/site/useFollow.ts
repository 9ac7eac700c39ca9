import { useNavigate } from 'react-router-dom';

export type FollowOptions = {
  /** Replaces the current history entry; if not set, only a link to the current address does. */
  replace?: boolean | undefined;
  /** Scrolls to the top of the current page, too; if not set, links that do not replace do. */
  toTop?: boolean;
};

/** Navigates as a link does: pressed again before its page is shown, it adds no entry to the history. */
export function useFollow() {
  const navigate = useNavigate();
  return (to: string, { replace, toTop = !replace }: FollowOptions = {}) => {
    const { href } = window.location;
    void navigate(to, { replace: replace ?? new URL(to, href).href === href, state: { toTop } });
  };
}
