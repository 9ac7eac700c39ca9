import { MemberHead } from './MemberHead.tsx';
import styles from './Team.module.css';
import { getTeam } from './teamApi.ts';

/** The people of the agency; nothing while none is on the site. */
export function TeamSection() {
  const { data: team = [] } = getTeam.useQuery();
  if (team.length === 0) return null;
  return (
    <section className={`wrap ${styles.team}`} aria-labelledby="our-team">
      <h2 id="our-team">Who plans your journey</h2>
      <ul>
        {team.map((member) => (
          <li key={member.id}>
            <MemberHead member={member} />
            {member.bio ? <p>{member.bio}</p> : null}
            {member.regions.length > 0 ? (
              <p className={styles.regions}>Plans: {member.regions.join(', ')}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
