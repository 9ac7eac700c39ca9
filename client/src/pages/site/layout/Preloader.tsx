import { useEffect, useState } from 'react';
import styles from './Preloader.module.css';

const crawlers = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|lighthouse|preview/i;

/**
 * A tile that turns for the first second. It needs script, so it never stands before the content of a page that
 * came from the server, and crawlers never see it.
 */
export function Preloader() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (crawlers.test(navigator.userAgent)) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), 1000);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <div className={styles.preloader} data-preloader aria-hidden="true" /> : null;
}
