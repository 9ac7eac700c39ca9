// Separate, because the home page's script contains nothing else of it.

/** Default texts for a journey for which these are empty. */
export const defaultJourneyTexts = { duration: '5 Days - 4 Nights', best_time_to_visit: 'Year round' };
