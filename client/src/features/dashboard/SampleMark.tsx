import { Badge } from '../../ui/admin/Badge.tsx';

export const SampleMark = () => <Badge tone="warning">Sample data</Badge>;
