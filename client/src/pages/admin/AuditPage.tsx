import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { AuditLog } from '../../features/audit/AuditLog.tsx';

export function AuditPage() {
  return (
    <>
      <PageHeader title="Audit Log" subtitle="Who did what, when and from where." />
      <AuditLog />
    </>
  );
}
