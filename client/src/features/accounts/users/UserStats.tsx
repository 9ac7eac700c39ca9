import Briefcase from 'lucide-react/icons/briefcase';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { useGetUserStatisticsQuery } from './usersApi.ts';

export function UserStats() {
  const { data, isError } = useGetUserStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  const unknown = isError ? '–' : undefined;
  return (
    <StatRow>
      <StatCard label="Total Users" value={data?.total ?? unknown} icon={<Users size={20} />} />
      <StatCard label="Active Users" value={data?.active ?? unknown} icon={<UserCheck size={20} />} />
      <StatCard label="Admins" value={data?.admins ?? unknown} icon={<ShieldCheck size={20} />} />
      <StatCard label="Employees" value={data?.employees ?? unknown} icon={<Briefcase size={20} />} />
    </StatRow>
  );
}
