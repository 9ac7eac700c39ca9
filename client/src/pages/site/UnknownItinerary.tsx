import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { cameFromInside } from '../../app/previousPath.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { EmptyNotice } from '../../components/Notice.tsx';

/** No such journey: the list is offered, and who came by a link of the site is taken there. */
export function UnknownItinerary() {
  const navigate = useNavigate();
  useEffect(() => {
    if (!cameFromInside()) return;
    const timer = setTimeout(() => void navigate('/destination', { replace: true }), 3000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <EmptyNotice
      page
      title="Destination not found"
      text="We do not know this place yet. Here is where we do go."
    >
      <ButtonLink to="/destination">See all destinations</ButtonLink>
    </EmptyNotice>
  );
}
