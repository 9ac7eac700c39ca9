/** Such as `1 review`. */
export const formatReviewCount = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`;
