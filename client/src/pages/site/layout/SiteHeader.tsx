import { Menu, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { classNames } from '../../../app/classNames.ts';
import { Part } from '../../../app/Part.tsx';
import { ButtonLink } from '../../../components/Button.tsx';
import type { BusinessFacts } from '../../../features/settings/settingsApi.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './SiteHeader.module.css';
import { desktopMenu, type MenuItem, phoneAddress } from './siteMenu.ts';
import { useScrolled } from './useScrolled.ts';

type SiteHeaderProps = { facts: BusinessFacts };

export function SiteHeader({ facts }: SiteHeaderProps) {
  const { pathname } = useLocation();
  const stuck = useScrolled(100);
  const [menuOpen, setMenuOpen] = useState(false);

  return (
    <Part as="header" className={styles.header} name="SiteHeader" of={[facts, pathname]}>
      {() => (
        <>
          <div className={styles.tiles} aria-hidden="true" />
          <div className={styles.top} data-on="ink">
            <div className={`wrap ${styles.topInner}`}>
              <ContactLinks facts={facts} className={styles.contacts} iconSize={16} />
              <div className={styles.portals}>
                {facts.customer_portal_url ? <a href={facts.customer_portal_url}>Customer</a> : null}
                {facts.partner_portal_url ? <a href={facts.partner_portal_url}>Partner</a> : null}
              </div>
            </div>
          </div>
          <div className={styles.place}>
            <div className={classNames(styles.bar, stuck && styles.stuck)}>
              <div className={`wrap ${styles.barInner}`}>
                <Link to="/" className={styles.brand} aria-label={`${facts.agency_name}, home`}>
                  <img src="/pictures/brand/mark.svg" alt="" width={36} height={36} fetchPriority="high" />
                  <span>{facts.agency_name}</span>
                </Link>
                <nav className={styles.menu} aria-label="Main">
                  {desktopMenu(facts).map((item) => (
                    <MenuLink key={item.id} item={item} />
                  ))}
                </nav>
                <ButtonLink to="/booking" look="sunny" small className={styles.enquire}>
                  Enquire
                </ButtonLink>
                <div className={styles.phoneTools}>
                  {facts.phone_primary ? (
                    <a className={styles.tool} href={phoneAddress(facts.phone_primary)} aria-label="Call us">
                      <Phone size={22} aria-hidden="true" />
                    </a>
                  ) : null}
                  <button
                    type="button"
                    className={styles.tool}
                    aria-label="Open menu"
                    aria-haspopup="dialog"
                    aria-expanded={menuOpen}
                    onClick={() => setMenuOpen(true)}
                  >
                    <Menu size={24} aria-hidden="true" />
                  </button>
                </div>
              </div>
            </div>
          </div>
          <MobileMenu facts={facts} open={menuOpen} onClose={() => setMenuOpen(false)} />
        </>
      )}
    </Part>
  );
}

function MenuLink({ item: { name, shortName, to, wideOnly } }: { item: MenuItem }) {
  const className = wideOnly ? styles.wideOnly : undefined;
  const label = shortName ? (
    <>
      <span className={styles.fullName}>{name}</span>
      <span className={styles.shortName}>{shortName}</span>
    </>
  ) : (
    name
  );
  if (/^https?:/.test(to)) {
    return (
      <a href={to} className={className}>
        {label}
      </a>
    );
  }
  return (
    <NavLink to={to} className={className}>
      {label}
    </NavLink>
  );
}
