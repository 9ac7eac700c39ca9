import { getSettings } from '../../features/settings/admin/agencySettingsApi.ts';
import { SettingsForm } from '../../features/settings/admin/SettingsForm.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { PageSkeleton } from '../../ui/admin/PageSkeleton.tsx';
import { ErrorState } from '../../ui/admin/StateViews.tsx';

export function SettingsPage() {
  const { data, error, refetch } = getSettings.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="Agency details shown on the website. Changes appear immediately."
      />
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
