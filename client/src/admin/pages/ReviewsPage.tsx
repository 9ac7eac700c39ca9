import { ReviewList } from '../../features/reviews/admin/ReviewList.tsx';

export function ReviewsPage() {
  return <ReviewList />;
}
