import type { PublicMember } from '@modules/team/contract.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import styles from './Team.module.css';

/** Portrait, name, role and languages of a person. */
export const MemberHead = ({ member }: { member: PublicMember }) => (
  <div className={styles.head}>
    <Picture
      src={member.portrait}
      kind="avatar"
      size="thumb"
      alt={member.portrait_details.alt || `Portrait of ${member.name}`}
      width={80}
      height={80}
      focus={member.portrait_details}
    />
    <div>
      <h3>{member.name}</h3>
      <p>{member.role}</p>
      {member.languages.length > 0 ? <p>Speaks {member.languages.join(', ')}</p> : null}
      {member.portrait_details.credit ? <p>Picture: {member.portrait_details.credit}</p> : null}
    </div>
  </div>
);
