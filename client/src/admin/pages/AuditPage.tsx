import { AuditLog } from '../../features/audit/AuditLog.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

export function AuditPage() {
  return (
    <>
      <PageHeader title="Audit Log" subtitle="Who did what, when and from where." />
      <AuditLog />
    </>
  );
}
