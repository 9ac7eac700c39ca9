import { phoneLink } from '@platform/text/formats.contract.ts';
import { ArrowUp, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { classNames } from '../../lib/text/classNames.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Logo } from '../../ui/site/SocialLogos.tsx';
import { chatUrl, enquiryPath } from './enquirySubject.ts';
import styles from './FloatingTools.module.css';
import { useEnquirySubject } from './useEnquirySubject.ts';
import { useScrolled } from './useScrolled.ts';

type FloatingToolsProps = { facts: BusinessFacts; onBookingForm: boolean };

/** Floating controls: chat button, scroll-to-top ring, and the enquiry bar of phones. */
export function FloatingTools({ facts, onBookingForm }: FloatingToolsProps) {
  const subject = useEnquirySubject();
  const chat = chatUrl(facts, subject);
  return (
    <>
      <aside className={styles.tools} aria-label="Shortcuts" data-above-bar={!onBookingForm || undefined}>
        <ScrollRing />
        {chat ? (
          <a
            className={classNames(styles.round, styles.chat)}
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label="Chat with us on WhatsApp (opens in a new tab)"
          >
            <Logo name="WhatsApp" size={28} />
          </a>
        ) : null}
      </aside>
      {onBookingForm ? null : (
        <nav className={styles.bar} aria-label="Ask us">
          <ButtonLink to={enquiryPath(subject)} look="sunny" small>
            Enquire
          </ButtonLink>
          {facts.phone_primary ? (
            <ButtonLink to={phoneLink(facts.phone_primary)} look="outline" small>
              <Phone size={18} aria-hidden="true" />
              Call
            </ButtonLink>
          ) : null}
          {chat ? (
            <ButtonLink
              to={chat}
              target="_blank"
              rel="noreferrer"
              look="outline"
              small
              aria-label="Chat on WhatsApp"
            >
              <Logo name="WhatsApp" size={18} />
              Chat
            </ButtonLink>
          ) : null}
        </nav>
      )}
    </>
  );
}

const radius = 23;
const length = 2 * Math.PI * radius;

/** A scroll progress ring; a click scrolls to the top. */
function ScrollRing() {
  const shown = useScrolled();
  const circle = useRef<SVGCircleElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const way = document.documentElement.scrollHeight - window.innerHeight;
      const read = way > 0 ? Math.min(window.scrollY / way, 1) : 0;
      circle.current?.setAttribute('stroke-dashoffset', String(length * (1 - read)));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    window.addEventListener('scroll', ask, { passive: true });
    return () => {
      window.removeEventListener('scroll', ask);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <button
      type="button"
      className={classNames(styles.round, styles.ring, !shown && styles.hidden)}
      aria-label="Back to top"
      onClick={() => {
        window.scrollTo({ top: 0 });
        // this button disappears at the top
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <svg viewBox="0 0 52 52" fill="none" aria-hidden="true">
        <circle cx="26" cy="26" r={radius} stroke="var(--mui-palette-divider)" strokeWidth="3" />
        <circle
          ref={circle}
          cx="26"
          cy="26"
          r={radius}
          stroke="var(--mui-palette-terracotta-main)"
          strokeWidth="3"
          strokeDasharray={length}
          strokeDashoffset={length}
        />
      </svg>
      <ArrowUp size={20} aria-hidden="true" />
    </button>
  );
}
