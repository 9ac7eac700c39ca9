import type { Context } from 'koa';

/** The client that a sign-in comes from. */
export type Client = { address: string; userAgent: string };

export const getClient = (ctx: Context): Client => ({
  address: ctx.ip,
  userAgent: ctx.get('User-Agent').slice(0, 300),
});

const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A readable name, such as `Firefox on Windows`. The order of the lists matters: most user agents contain Safari. */
export function browserLabel(userAgent: string | null): string {
  const first = (list: [RegExp, string][]) => list.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const [browser, system] = [first(browsers), first(systems)];
  if (!browser) return system ? `A program on ${system}` : 'Unknown browser';
  return system ? `${browser} on ${system}` : browser;
}
