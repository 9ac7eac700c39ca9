import { listOpeningHours } from '@modules/settings/openingHours.contract.ts';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';

/** The agency as schema.org describes a local business. What is not known is left out. */
export function agencyStructuredData(facts: BusinessFacts): object {
  const known = {
    telephone: facts.phone_primary,
    email: facts.email_info,
    address: facts.address,
    taxID: facts.tax_number,
    paymentAccepted: facts.payment_methods,
    hasMap: facts.directions_url,
    openingHours: listOpeningHours(facts).map(({ code }) => code),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: facts.agency_name,
    url: '/',
    logo: '/pictures/brand/mark.svg',
    ...Object.fromEntries(
      Object.entries(known).filter(([, value]) => value !== undefined && value.length > 0),
    ),
  };
}
