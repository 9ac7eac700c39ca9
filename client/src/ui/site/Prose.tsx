import { type MouseEvent, memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPagePath } from '../../lib/isPagePath.ts';
import styles from './Prose.module.css';

/** HTML written by staff and sanitised by the server. Internal links use the router. */
export const Prose = memo(function Prose({ html }: { html: string }) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || !isPagePath(path) || link?.target) return;
    event.preventDefault();
    void navigate(path);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links turn Enter into a click
    <div
      className={`each-later ${styles.prose}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
