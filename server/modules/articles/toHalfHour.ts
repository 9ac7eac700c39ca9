const halfHourMs = 30 * 60 * 1000;

/** The number of the half hour that contains a time, counted from 1970. */
export const toHalfHour = (now: Date): number => Math.floor(now.getTime() / halfHourMs);
