// In a file of their own: the home page ships nothing else of it.

/** What the site says of a journey for which these texts are empty. */
export const defaultJourneyTexts = { duration: '5 Days - 4 Nights', best_time_to_visit: 'Year round' };
