import {
  type ReviewFilter,
  type ReviewResponse,
  reviewListSchema,
  reviewStates,
} from '@modules/reviews/contract.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { Catalogue, CatalogueEntry } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import { toOptions } from '../../../ui/site/Options.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewEditor } from './ReviewEditor.tsx';
import { stateLabels } from './reviewLabels.ts';
import { deleteReview, listStaffReviews } from './reviewsAdminApi.ts';

const catalogue: Catalogue<ReviewFilter> = {
  list: 'reviews',
  title: 'Reviews',
  addLabel: 'Add Review',
  may: { create: 'reviews.create', edit: 'reviews.edit', delete: 'reviews.delete' },
  search: { label: 'Search reviews', placeholder: 'Search by guest, journey or words...' },
  filters: [
    {
      name: 'state',
      label: 'State',
      all: 'Every state',
      options: toOptions(reviewStates, stateLabels),
      alwaysShown: true,
    },
    {
      name: 'rating',
      label: 'Rating',
      all: 'Any rating',
      options: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} of 5 stars` })),
    },
  ],
  loadFailedTitle: 'Failed to load reviews',
  emptyTitle: 'No reviews found',
  emptyHint: 'Add the first one: it appears on the site as soon as it is published.',
};

export function ReviewList() {
  const { filters, query } = useCatalogueQuery(reviewListSchema);
  const list = listStaffReviews.useQuery(query, { refetchOnMountOrArgChange: true });
  const [remove] = deleteReview.useMutation();
  const toEntry = ({ id, guest_name: name }: ReviewResponse): CatalogueEntry => ({
    id,
    name,
    publicPath: null,
    flags: [],
    deletion: {
      title: 'Delete review',
      subject: name,
      question: 'Are you sure you want to delete this review? This action cannot be undone.',
      remove: () => remove(id),
      deletedText: `The review of ${name} was deleted.`,
      toFailureText: (error) => failureText(`Failed to delete the review of ${name}`, error),
    },
  });
  return (
    <CatalogueScreen
      catalogue={catalogue}
      filters={filters}
      list={list}
      rows={list.data?.reviews}
      toEntry={toEntry}
      editor={(opened, close) => <ReviewEditor opened={opened} onClose={close} />}
    >
      {(view) => (
        <CardGrid
          label="Reviews"
          {...view}
          card={(row) => <ReviewCard review={row} editable={view.edit !== undefined} report={view.report} />}
        />
      )}
    </CatalogueScreen>
  );
}
