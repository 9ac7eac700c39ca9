import { existsSync } from 'node:fs';

const firstExisting = (...paths: string[]) =>
  [process.env['CHROME_PATH'] ?? '', ...paths].find((path) => path && existsSync(path));

/** The machine's Chromium, or the one that `CHROME_PATH` names. */
export const chromiumPath = firstExisting(
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
);

/**
 * The browser of the tests. The headless shell is the same Chromium without the windows around a page, which take
 * 40 % of the CPU time of loading one.
 */
export const testBrowserPath = firstExisting('/usr/bin/chromium-headless-shell') ?? chromiumPath;

const featuresSwitchedOff = [
  // An address bar built of web pages, which every window would load, doubling the work of a page under test.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  // What Playwright switches off; the browser heeds the last list alone.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export const chromiumFlags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${featuresSwitchedOff.join(',')}`,
];
