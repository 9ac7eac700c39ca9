import { EmptyState } from '../../../ui/admin/StateViews.tsx';

/** An empty list of enquiries. */
export function NoEnquiries({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      title="No enquiries found"
      text={
        filtered
          ? 'Nothing matches these filters. Clear them to see everything.'
          : 'Enquiries from the website appear here the moment they are sent.'
      }
    />
  );
}
