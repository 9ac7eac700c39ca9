import type { PublicMember } from '@modules/team/contract.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import { useLightbox } from '../../../ui/site/useLightbox.tsx';
import styles from './Team.module.css';

/** Portrait, name, role and languages of a person; the portrait opens in the lightbox. */
export function MemberHead({ member }: { member: PublicMember }) {
  const { name, role, languages, portrait, portrait_details: details } = member;
  const alt = details.alt || `Portrait of ${name}`;
  const enlarged = { ...details, image: portrait ?? '', alt };
  const { linkTo, lightbox } = useLightbox('avatar', [enlarged]);
  const picture = (
    <Picture src={portrait} kind="avatar" size="thumb" alt={alt} width={80} height={80} focus={details} />
  );
  return (
    <div className={styles.head}>
      {portrait ? <a {...linkTo(enlarged)}>{picture}</a> : picture}
      <div>
        <h3>{name}</h3>
        <p>{role}</p>
        {languages.length > 0 ? <p>Speaks {languages.join(', ')}</p> : null}
        {details.credit ? <p>Picture: {details.credit}</p> : null}
      </div>
      {lightbox}
    </div>
  );
}
