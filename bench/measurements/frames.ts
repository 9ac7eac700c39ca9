import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { signInWith } from '../../e2e/support/browserSession.ts';
import { chromiumFlags, chromiumPath } from '../../e2e/support/chromium.ts';
import { ensureFirstAdmin } from '../../server/modules/accounts/users/commands/ensureFirstAdmin.ts';
import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { createDatabase } from '../support/databases.ts';
import { administrator } from '../support/enquiryDatabase.ts';
import { startApi } from '../support/processes.ts';
import { interleaved } from '../support/rounds.ts';

/** As many as the back office shows in one list. */
const rows = 1000;
const label = 'Subscribers';
/** A quick hand: thirty notches of the wheel in a second. */
const pixelsPerSecond = 3000;
const viewport = { width: 1440, height: 900 };

const insertSubscribers = `
  insert into subscribers (email, status, subscription_source, subscription_date, updated_at)
  select 'reader' || n || '@example.com', 'active', 'website', now() - n * interval '1 minute', now()
  from generate_series(1, ?::int) n`;

/** A table of text in a box of the same size: nothing is computed while it scrolls. */
const plainTable = `<!doctype html><meta charset="utf-8"><title>Plain rows</title>
  <style>
    [role=region] { height: 640px; overflow: auto; margin: 150px 40px }
    table { width: 100%; border-collapse: collapse; font: 14px sans-serif }
    tr { height: 53px }
    td { border-bottom: 1px solid #ddd }
  </style>
  <div role="region" aria-label="${label}"><table><tbody>${Array.from(
    { length: rows },
    (_, n) =>
      `<tr aria-rowindex="${n + 2}"><td>reader${n}@example.com<td>Active<td>Unverified<td>website<td>21 Nov 2026<td>View</tr>`,
  ).join('')}</tbody></table></div>`;

/**
 * Observes each frame of a list until scrolling stops, at its end or for five seconds: returns the frames per second
 * that showed all rows in view, and whether the end was reached.
 */
const watch = (list: Locator) =>
  list.evaluate(async (box, count) => {
    const end = box.scrollHeight - box.clientHeight - 1;
    box.setAttribute('data-watched', '');
    let [frames, began, ended, top] = [0, 0, performance.now(), box.scrollTop];
    while (top < end) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (now - ended > 5000) break;
      if (box.scrollTop === top) continue;
      top = box.scrollTop;
      began ||= now;
      ended = now;
      // Rows are numbered from 2, after the head; placeholders of rows that are not rendered have no number.
      const drawn = [...box.querySelectorAll('tbody [aria-rowindex]')];
      const [first = 0, last = 0] = [drawn[0], drawn.at(-1)].map((row) => Number(row?.ariaRowIndex));
      const { top: above = 0, height = 1 } = drawn[0]?.getBoundingClientRect() ?? {};
      const view = box.getBoundingClientRect();
      const from = Math.max(2, first + Math.floor((view.top - above) / height));
      const to = Math.min(count + 1, first + Math.ceil((view.bottom - above) / height) - 1);
      if (first <= from && to <= last) frames += 1;
    }
    box.removeAttribute('data-watched');
    return { perSecond: ((frames - 1) * 1000) / (ended - began), reachedEnd: top >= end };
  }, rows);

/** Turns the wheel over the list, from its start to its end. @returns frames per second */
async function scrollThrough(page: Page): Promise<number> {
  await page.bringToFront();
  const list = page.getByRole('region', { name: label });
  await list.scrollIntoViewIfNeeded();
  const length = await list.evaluate((box) => {
    box.scrollTop = 0;
    return box.scrollHeight - box.clientHeight;
  });
  const place = await list.boundingBox();
  if (!place) throw new Error('There is no list to scroll');
  const devtools = await page.context().newCDPSession(page);
  const watching = watch(list);
  await page.locator('[data-watched]').waitFor();
  const [{ perSecond, reachedEnd }] = await Promise.all([
    watching,
    devtools.send('Input.synthesizeScrollGesture', {
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      yDistance: -length,
      speed: pixelsPerSecond,
      gestureSourceType: 'mouse',
    }),
  ]);
  await devtools.detach();
  if (!reachedEnd) throw new Error('The list was not scrolled to its end');
  return perSecond;
}

async function openList(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await signInWith(page, origin, {
    email: administrator.ADMIN_EMAIL,
    password: administrator.ADMIN_PASSWORD,
  });
  await page.goto(`${origin}/admin/newsletter?all=1`);
  await page.getByText('reader1@example.com').waitFor();
  return page;
}

async function measureFrames({ rounds, postgresUrl }: BenchOptions): Promise<Round[]> {
  const database = await createDatabase(postgresUrl, async (db) => {
    await ensureFirstAdmin(db, administrator, new Date());
    await db.raw(insertSubscribers, [rows]);
  });
  const api = await startApi(database.url);
  const browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: chromiumFlags,
  });
  try {
    const list = await openList(browser, api.origin);
    const plain = await browser.newPage({ viewport });
    await plain.setContent(plainTable);
    return await interleaved(
      rounds,
      () => scrollThrough(list),
      () => scrollThrough(plain),
    );
  } finally {
    await browser.close();
    await api.stop();
    await database.drop();
  }
}

export const frames: Measurement = {
  name: `frames while a list of ${rows.toLocaleString('en-GB')} rows is scrolled in the back office`,
  reference: 'a bare page of as many plain rows, in the same browser',
  unit: 'per second',
  better: 'higher',
  atLeast: 0.95,
  aim: 1,
  run: measureFrames,
};
