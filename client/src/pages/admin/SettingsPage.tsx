import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { PageSkeleton } from '../../components/admin/PageSkeleton.tsx';
import { ErrorState } from '../../components/admin/StateViews.tsx';
import { useGetSettingsQuery } from '../../features/agencySettings/agencySettingsApi.ts';
import { SettingsForm } from '../../features/agencySettings/SettingsForm.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Settings" subtitle="The agency's facts on the website. Changes show at once." />
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <ErrorState title="The settings could not be loaded" text={error.message} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
