import { useEffect, useState } from 'react';
import styles from './Preloader.module.css';

const crawlers = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|preview/i;

/**
 * Tiles that appear for the first second. They need script, so they never cover server-rendered content,
 * and crawlers never see them.
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
