import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { MenuLink } from '../../ui/site/MenuLink.tsx';
import { SmartLink } from '../../ui/site/SmartLink.tsx';
import { SocialLinks } from '../../ui/site/SocialLogos.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './MobileMenu.module.css';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { journeyMenu, type MenuItem, portalMenu, servicePages } from './siteMenu.ts';

type MobileMenuProps = {
  facts: BusinessFacts;
  open: boolean;
  onClose: () => void;
  /** Called when a link of this site is followed; the page replaces the menu's history entry. */
  onFollow: () => void;
};

export function MobileMenu({ facts, open, onClose, onFollow }: MobileMenuProps) {
  const closeAfterLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin === window.location.origin) onFollow();
  };

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', className: styles.paper ?? '' } }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links turn Enter into a click */}
      <div className={styles.panel} onClick={closeAfterLink}>
        <div className={styles.head}>
          Menu
          <SchemeSwitch />
          <IconButton size="large" edge="end" color="inherit" aria-label="Close menu" onClick={onClose}>
            <X size={24} aria-hidden="true" />
          </IconButton>
        </div>
        <MainLinks facts={facts} />
        <PortalLinks facts={facts} />
        <ContactLinks facts={facts} className={styles.contact} iconSize={18} />
        <SocialLinks facts={facts} className={styles.social} />
      </div>
    </Drawer>
  );
}

/** Links to the portals that the agency has. */
function PortalLinks({ facts }: Pick<MobileMenuProps, 'facts'>) {
  const { customer_portal_url: customer, partner_portal_url: partner } = facts;
  return (
    <>
      {customer ? (
        <nav aria-labelledby="menu-services">
          <h2 id="menu-services" className={styles.group}>
            Book online
          </h2>
          <ul className={`${styles.list} ${styles.services}`}>
            {portalMenu(facts).map(({ id, name, to }) => (
              <li key={id}>
                <SmartLink to={to}>{name}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className={styles.portals}>
        {customer ? (
          <ButtonLink to={customer} small>
            Customer
          </ButtonLink>
        ) : null}
        {partner ? (
          <ButtonLink to={partner} look="outline" small>
            Partner
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

const firstLinks: MenuItem[] = [
  { id: 'home', name: 'Home', to: '/' },
  { id: 'destinations', name: 'Destinations', to: '/destination' },
  ...journeyMenu,
];
const moreLinks: MenuItem[] = [
  { id: 'news', name: 'News', to: '/travel-news' },
  { id: 'blog', name: 'Blog', to: '/blog' },
  { id: 'about', name: 'About Us', to: '/about' },
];
const lastLinks: MenuItem[] = [{ id: 'contact', name: 'Contact Us', to: '/contact' }];

const listLinks = (items: MenuItem[]) =>
  items.map(({ id, name, to }) => (
    <li key={id}>
      <MenuLink to={to} replace toTop>
        {name}
      </MenuLink>
    </li>
  ));

function MainLinks({ facts }: Pick<MobileMenuProps, 'facts'>) {
  const [moreOpen, setMoreOpen] = useState(false);
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {listLinks(firstLinks)}
        {facts.customer_portal_url ? null : listLinks(servicePages)}
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
            {listLinks(moreLinks)}
          </ul>
        </li>
        {listLinks(lastLinks)}
      </ul>
    </nav>
  );
}
