import { Badge } from '../../ui/admin/Badge.tsx';

/** Labels sample data. */
export const SampleMark = () => <Badge tone="warning">Sample data</Badge>;
