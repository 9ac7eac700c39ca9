import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { PersonSearch } from '../../features/privacy/PersonSearch.tsx';

/** Named apart from the public page of the same subject. */
export function PrivacyDeskPage() {
  return (
    <>
      <PageHeader
        title="Privacy"
        subtitle="What is known of one person: a copy of it, or its erasure. How long things are kept is in the settings."
      />
      <PersonSearch />
    </>
  );
}
