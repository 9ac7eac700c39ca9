import { Briefcase, ShieldCheck, UserCheck, Users } from 'lucide-react';
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
