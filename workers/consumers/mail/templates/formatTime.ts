import { memoize } from '../../../../server/platform/process/memoize.ts';

/** Making a format takes a hundred times as long as using it. */
const formatIn = memoize(
  (timeZone) => new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone }),
  20,
);

/** A time of day for people, `3:05 pm`, in the agency's time zone. */
export const formatTime = (time: Date, timeZone: string): string => formatIn(timeZone).format(time);
