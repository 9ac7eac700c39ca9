/** A time of day for people, `3:05 pm`, in the agency's time zone. */
export const formatTime = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone }).format(time);
