const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The first instant of a calendar day in a time zone. */
export const dayStart = (day: string, timeZone: string): Date => timeOfDay(day, 0, timeZone);

/**
 * The first instant of a calendar day at which the clocks of a time zone show a full hour, or the first one after it
 * when a clock change skips the hour.
 */
export function timeOfDay(day: string, hour: number, timeZone: string): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  // Near a clock change the offset is either that of the day before or that of the day after.
  const [before, after] = [offsetMs(local - dayMs, timeZone), offsetMs(local + dayMs, timeZone)];
  const earlier = local - Math.max(before, after);
  const isReached = earlier + offsetMs(earlier, timeZone) >= local;
  return new Date(isReached ? earlier : local - Math.min(before, after));
}

/** The calendar day, `2026-11-20`, of an instant in a time zone. */
export const toDay = (instant: Date, timeZone: string): string => toLocalTime(instant, timeZone).slice(0, 10);

/** What the clocks of a time zone show at an instant: `2026-11-20 18:30:05`. */
export function toLocalTime(instant: Date, timeZone: string): string {
  const local = new Date(instant.getTime() + offsetMs(instant.getTime(), timeZone));
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

/** The day `days` after (or, negative, before) a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetMs(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name);
  if (!match) return 0;
  const [, sign, hours, minutes, seconds = '0'] = match;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}
