import Briefcase from 'lucide-react/icons/briefcase';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { getUserStatistics } from './usersApi.ts';

export function UserStats() {
  const { data, isError } = getUserStatistics.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const unknown = isError ? '–' : undefined;
  return (
    <StatRow>
      <StatCard label="Total Users" value={data?.total ?? unknown} icon={Users} />
      <StatCard label="Active Users" value={data?.active ?? unknown} icon={UserCheck} />
      <StatCard label="Admins" value={data?.admins ?? unknown} icon={ShieldCheck} />
      <StatCard label="Employees" value={data?.employees ?? unknown} icon={Briefcase} />
    </StatRow>
  );
}
