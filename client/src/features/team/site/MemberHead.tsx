import type { PublicMember } from '@modules/team/contract.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import { Portrait } from '../../../ui/site/Portrait.tsx';
import styles from './Team.module.css';

/** Portrait, name, role and languages of a person. */
export function MemberHead({ member }: { member: PublicMember }) {
  const { name, role, languages, portrait, portrait_details: details } = member;
  const alt = details.alt || `Portrait of ${name}`;
  return (
    <div className={styles.head}>
      {portrait ? (
        <Portrait src={portrait} alt={alt} details={details} size={80} />
      ) : (
        <Picture kind="avatar" alt={alt} width={80} height={80} />
      )}
      <div>
        <h3>{name}</h3>
        <p>{role}</p>
        {languages.length > 0 ? <p>Speaks {languages.join(', ')}</p> : null}
        {details.credit ? <p>Picture: {details.credit}</p> : null}
      </div>
    </div>
  );
}
