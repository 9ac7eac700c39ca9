import { phoneLink } from '@platform/text/formats.contract.ts';
import { Menu, Phone, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { classNames } from '../../lib/text/classNames.ts';
import { useOverlay } from '../../lib/useOverlay.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { ExternalLink } from '../../ui/site/ExternalLink.tsx';
import { MenuLink } from '../../ui/site/MenuLink.tsx';
import { RouterLink } from '../../ui/site/RouterLink.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { enquiryPath } from './enquirySubject.ts';
import type { MobileMenu } from './MobileMenu.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import styles from './SiteHeader.module.css';
import { desktopMenu, portalMenu } from './siteMenu.ts';
import { useEnquirySubject } from './useEnquirySubject.ts';
import { useScrolled } from './useScrolled.ts';
import { WishlistLink } from './WishlistLink.tsx';

type SiteHeaderProps = { facts: BusinessFacts };

export function SiteHeader({ facts }: SiteHeaderProps) {
  const subject = useEnquirySubject();
  const stuck = useScrolled();
  const { pathname } = useLocation();
  // The page on which a phone shows the bar's own menu, because the code of the better one could not be loaded.
  const [unfoldedOn, setUnfoldedOn] = useState<string>();
  const unfolded = unfoldedOn === pathname;

  return (
    <header className={styles.header}>
      <div className={styles.tiles} aria-hidden="true" />
      <TopStrip facts={facts} />
      <div className={styles.place}>
        <div className={classNames(styles.bar, stuck && styles.stuck)}>
          <div className={`wrap ${styles.barInner}`}>
            <RouterLink
              to="/"
              className={styles.brand}
              aria-label={[facts.agency_name, 'home'].filter(Boolean).join(', ')}
            >
              <img src="/pictures/brand/mark.svg" alt="" width={36} height={36} fetchPriority="high" />
              <span>{facts.agency_name}</span>
            </RouterLink>
            <nav className={classNames(styles.menu, unfolded && styles.unfolded)} aria-label="Main">
              {desktopMenu.map(({ id, name, shortName = name, to }) => (
                <MenuLink key={id} to={to}>
                  <span className={styles.fullName}>{name}</span>
                  <span className={styles.shortName}>{shortName}</span>
                </MenuLink>
              ))}
            </nav>
            <RouterLink to="/search" className={styles.tool}>
              <Search size={22} aria-hidden="true" />
              <span className="visually-hidden">Search</span>
            </RouterLink>
            <WishlistLink />
            <ButtonLink to={enquiryPath(subject)} look="sunny" small className={styles.enquire}>
              Enquire
            </ButtonLink>
            <PhoneTools
              facts={facts}
              unfolded={unfolded}
              onFailure={() => setUnfoldedOn(unfolded ? undefined : pathname)}
            />
          </div>
        </div>
      </div>
    </header>
  );
}

type PhoneToolsProps = SiteHeaderProps & { unfolded: boolean; onFailure: () => void };

/** The phone's part of the bar: a call link and the menu. */
function PhoneTools({ facts, unfolded, onFailure }: PhoneToolsProps) {
  const menu = useOverlay();
  // Loaded with the first opening: most visitors never open it.
  const [PhoneMenu, setPhoneMenu] = useState<typeof MobileMenu>();
  const openMenu = async () => {
    const { pathname } = window.location;
    try {
      const module = await import('./MobileMenu.tsx');
      setPhoneMenu(() => module.MobileMenu);
      if (window.location.pathname === pathname) menu.open();
    } catch {
      onFailure();
    }
  };

  return (
    <div className={styles.phoneTools}>
      {facts.phone_primary ? (
        <a className={styles.tool} href={phoneLink(facts.phone_primary)} aria-label="Call us">
          <Phone size={22} aria-hidden="true" />
        </a>
      ) : null}
      <button
        type="button"
        className={styles.tool}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen || unfolded}
        onClick={openMenu}
      >
        <Menu size={24} aria-hidden="true" />
      </button>
      {PhoneMenu ? (
        <PhoneMenu facts={facts} open={menu.isOpen} onClose={menu.close} onFollow={menu.closeForLink} />
      ) : null}
    </div>
  );
}

/** Contact details and all links to the portals; not on phones. */
function TopStrip({ facts }: SiteHeaderProps) {
  return (
    <div className={styles.top} data-on="ink">
      <div className={`wrap ${styles.topInner}`}>
        <ContactLinks facts={facts} className={styles.contacts} iconSize={16} />
        {facts.customer_portal_url ? (
          <nav className={styles.services} aria-labelledby="portal-services">
            <span id="portal-services">Book online</span>
            {portalMenu(facts).map(({ id, name, to }) => (
              <ExternalLink key={id} href={to}>
                {name}
              </ExternalLink>
            ))}
          </nav>
        ) : null}
        <div className={styles.portals}>
          <SchemeSwitch />
          {facts.customer_portal_url ? (
            <ExternalLink href={facts.customer_portal_url}>Customer</ExternalLink>
          ) : null}
          {facts.partner_portal_url ? (
            <ExternalLink href={facts.partner_portal_url}>Partner</ExternalLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}
