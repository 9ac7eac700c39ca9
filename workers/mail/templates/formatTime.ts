const formats = new Map<string, Intl.DateTimeFormat>();

/** A time of day for people, `3:05 pm`, in the agency's time zone. Making a format takes as long as a third of a mail. */
export function formatTime(time: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });
  formats.set(timeZone, format);
  return format.format(time);
}
