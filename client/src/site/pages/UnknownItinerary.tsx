import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { cameFromInside } from '../../lib/previousPath.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice } from '../../ui/site/Notice.tsx';

/**
 * Shown for an unknown journey, or without a name: offers the list; visitors from a link of the site are redirected
 * there.
 */
export function UnknownItinerary({ name }: { name: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!cameFromInside()) return;
    const timer = setTimeout(() => void navigate('/destination', { replace: true }), 3000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <EmptyNotice
      page
      title={name ? 'Destination not found' : 'No destination specified'}
      text={`${name ? 'We do not offer this destination yet. ' : ''}These are the ones we do.`}
    >
      <ButtonLink to="/destination">See all destinations</ButtonLink>
    </EmptyNotice>
  );
}
