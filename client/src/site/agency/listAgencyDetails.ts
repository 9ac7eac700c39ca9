import { listOpeningHours } from '@modules/settings/openingHours.contract.ts';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';

export type AgencyDetail = { label: string; lines: string[] };

/** What visitors check before they trust an agency; a fact that is not known has no entry. */
export function listAgencyDetails(facts: BusinessFacts): AgencyDetail[] {
  const hours = listOpeningHours(facts).map((line) => `${line.days}: ${line.hours}`);
  const toLines = (text: string | undefined) => (text ? [text] : []);
  return [
    { label: 'Opening hours', lines: hours },
    { label: 'Payment', lines: toLines(facts.payment_methods) },
    { label: 'Licence', lines: toLines(facts.licence) },
    { label: 'GSTIN', lines: toLines(facts.tax_number) },
  ].filter(({ lines }) => lines.length > 0);
}
