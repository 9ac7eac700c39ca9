const halfHourMs = 30 * 60 * 1000;

/** The half hour that an instant belongs to, counted from 1970. */
export const halfHourOf = (now: Date): number => Math.floor(now.getTime() / halfHourMs);
