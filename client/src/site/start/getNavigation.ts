/** How the browser came to the page, and from where it took it. */
export const getNavigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined; // of this type
