import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import styles from './AgencyDetails.module.css';
import { listAgencyDetails } from './listAgencyDetails.ts';

/** Opening hours, payment, licence and tax number in a row; nothing while none is known. */
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
