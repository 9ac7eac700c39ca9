import { findPlanner } from '@modules/team/findPlanner.contract.ts';
import { MemberHead } from './MemberHead.tsx';
import styles from './Team.module.css';
import { useGetTeamQuery } from './teamApi.ts';

type Props = { destination: Parameters<typeof findPlanner>[1] };

/** Who plans journeys to a destination; nothing if no member of the team has that region. */
export function Planner({ destination }: Props) {
  const { data: team = [] } = useGetTeamQuery();
  const planner = findPlanner(team, destination);
  if (!planner) return null;
  return (
    <section className={styles.planner} aria-labelledby="your-planner">
      <h2 id="your-planner">Your planner</h2>
      <MemberHead member={planner} />
      {planner.bio ? <p>{planner.bio}</p> : null}
    </section>
  );
}
