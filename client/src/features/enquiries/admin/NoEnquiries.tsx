import { EmptyState } from '../../../ui/admin/StateViews.tsx';

export function NoEnquiries({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      title="No enquiries found"
      text={
        filtered
          ? 'Nothing in this view matches the filters. Another view or fewer filters may show more.'
          : 'Enquiries from the website appear here the moment they are sent.'
      }
    />
  );
}
