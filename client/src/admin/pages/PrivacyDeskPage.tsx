import { PersonSearch } from '../../features/privacy/PersonSearch.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

/** Not named `PrivacyPage`, which is the public page. */
export function PrivacyDeskPage() {
  return (
    <>
      <PageHeader
        title="Privacy"
        subtitle="Export or erase the personal data of one person. Retention periods are in the settings."
      />
      <PersonSearch />
    </>
  );
}
