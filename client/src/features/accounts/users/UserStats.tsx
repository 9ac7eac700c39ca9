import { Briefcase, ShieldCheck, UserCheck, Users } from 'lucide-react';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { getUserStatistics } from './usersApi.ts';

export function UserStats() {
  const { data, isError } = getUserStatistics.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <StatRow>
      <StatCard label="Total Users" value={data?.total} failed={isError} icon={Users} />
      <StatCard label="Active Users" value={data?.active} failed={isError} icon={UserCheck} />
      <StatCard label="Admins" value={data?.admins} failed={isError} icon={ShieldCheck} />
      <StatCard label="Employees" value={data?.employees} failed={isError} icon={Briefcase} />
    </StatRow>
  );
}
