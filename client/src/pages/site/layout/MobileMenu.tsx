import { ChevronDown, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ButtonLink } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { SocialLinks } from '../../../components/SocialLogos.tsx';
import type { BusinessFacts } from '../../../features/settings/settingsApi.ts';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './MobileMenu.module.css';
import { portalMenu } from './siteMenu.ts';

type MobileMenuProps = { facts: BusinessFacts; open: boolean; onClose: () => void };

export function MobileMenu({ facts, open, onClose }: MobileMenuProps) {
  const [moreOpen, setMoreOpen] = useState(false);

  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  return (
    <Dialog open={open} onClose={onClose} label="Menu" place="side">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links turn Enter into a click */}
      <div className={styles.panel} onClick={closeAfterLink}>
        <div className={styles.head}>
          Menu
          <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
            <X size={24} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Main">
          <ul className={styles.list}>
            <li>
              <NavLink to="/" end>
                Home
              </NavLink>
            </li>
            <li>
              <NavLink to="/destination">Destinations</NavLink>
            </li>
            {portalMenu(facts).map(({ id, name, to }) => (
              <li key={id}>
                <a href={to}>{name}</a>
              </li>
            ))}
            <li>
              <NavLink to="/wedding">Destination Wedding</NavLink>
            </li>
            <li>
              <button
                type="button"
                className={styles.more}
                aria-expanded={moreOpen}
                aria-controls="menu-more"
                onClick={() => setMoreOpen(!moreOpen)}
              >
                More
                <ChevronDown size={20} aria-hidden="true" />
              </button>
              <ul id="menu-more" hidden={!moreOpen}>
                <li>
                  <NavLink to="/travel-news">News</NavLink>
                </li>
                <li>
                  <NavLink to="/blog">Blog</NavLink>
                </li>
                <li>
                  <NavLink to="/trips">Day Trips</NavLink>
                </li>
                <li>
                  <NavLink to="/about">About Us</NavLink>
                </li>
              </ul>
            </li>
            <li>
              <NavLink to="/contact">Contact Us</NavLink>
            </li>
          </ul>
        </nav>
        <div className={styles.portals}>
          <ButtonLink to={facts.customer_portal_url} small>
            Customer
          </ButtonLink>
          <ButtonLink to={facts.partner_portal_url} look="outline" small>
            Partner
          </ButtonLink>
        </div>
        <ContactLinks facts={facts} className={styles.contact} iconSize={18} />
        <SocialLinks facts={facts} className={styles.social} />
      </div>
    </Dialog>
  );
}
