import type { EnquiryView } from '@modules/enquiries/contract.ts';
import { EmptyState } from '../../../ui/admin/StateViews.tsx';

type Props = { view: EnquiryView | undefined; filtered: boolean };

export const NoEnquiries = ({ view, filtered }: Props) => (
  <EmptyState title="No enquiries found" text={filtered ? filteredText : getEmptyText(view)} />
);

const filteredText = 'Nothing in this view matches the filters. Another view or fewer filters may show more.';

function getEmptyText(view: EnquiryView | undefined): string {
  if (view === undefined) return 'Enquiries from the website appear here the moment they are sent.';
  if (view === 'mine') return 'No open enquiries are assigned to you.';
  return 'Nothing is in this view now.';
}
