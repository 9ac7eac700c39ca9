import { listOpeningHours } from '@modules/settings/openingHours.contract.ts';
import { type BusinessFacts, useBusinessFacts } from '../../features/settings/settingsApi.ts';
import styles from './AgencyDetails.module.css';

/** Opening hours, payment, licence and tax number in a row; renders nothing while none is known. */
export function AgencyDetails() {
  const details = listAgencyDetails(useBusinessFacts());
  if (details.length === 0) return null;
  return (
    <section className={`wrap ${styles.details}`} aria-labelledby="agency-details">
      <h2 id="agency-details">Who you deal with</h2>
      <dl>
        {details.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

export type AgencyDetail = { label: string; lines: string[] };

/** What visitors check before they trust an agency; a fact that is not known has no entry. */
function listAgencyDetails(facts: BusinessFacts): AgencyDetail[] {
  const hours = listOpeningHours(facts).map((line) => `${line.days}: ${line.hours}`);
  const toLines = (text: string | undefined) => (text ? [text] : []);
  return [
    { label: 'Opening hours', lines: hours },
    { label: 'Payment', lines: toLines(facts.payment_methods) },
    { label: 'Licence', lines: toLines(facts.licence) },
    { label: 'GSTIN', lines: toLines(facts.tax_number) },
  ].filter(({ lines }) => lines.length > 0);
}
