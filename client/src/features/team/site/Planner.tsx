import type { Place } from '@modules/team/findPlanner.contract.ts';
import { MemberHead } from './MemberHead.tsx';
import styles from './Team.module.css';
import { usePlanner } from './teamApi.ts';

/** Who plans journeys to a destination; nothing if no member of the team has that region. */
export function Planner({ destination }: { destination: Place }) {
  const planner = usePlanner(destination);
  if (!planner) return null;
  return (
    <section className={styles.planner} aria-labelledby="your-planner">
      <h2 id="your-planner">Your planner</h2>
      <MemberHead member={planner} />
      {planner.bio ? <p>{planner.bio}</p> : null}
    </section>
  );
}
