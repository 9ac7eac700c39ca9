import { Badge } from '../../components/admin/Badge.tsx';

/** Stands wherever a figure is not the agency's own. */
export const SampleMark = () => <Badge tone="warning">Sample data</Badge>;
