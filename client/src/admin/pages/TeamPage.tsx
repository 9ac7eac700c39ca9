import { TeamList } from '../../features/team/admin/TeamList.tsx';

export function TeamPage() {
  return <TeamList />;
}
