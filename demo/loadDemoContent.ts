import { takeLock } from '../server/platform/db/advisoryLocks.ts';
import { type Database, transaction } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { loadArticles } from './loadArticles.ts';
import { loadCeoMessages } from './loadCeoMessages.ts';
import { loadDestinations } from './loadDestinations.ts';
import { loadEnquiries } from './loadEnquiries.ts';
import { loadPages } from './loadPages.ts';
import { loadReviews } from './loadReviews.ts';
import { loadStaff } from './loadStaff.ts';
import { loadSubscribers } from './loadSubscribers.ts';
import { loadTeam } from './loadTeam.ts';
import { loadOpeningHours, loadTexts } from './loadTexts.ts';
import { loadWeddings } from './loadWeddings.ts';
import { suppressMails } from './storeEvents.ts';

/** Entities of a site without content: accounts and settings. */
const notContent = ['user', 'settings'];

/**
 * Fills an empty site with demo content: pages, the team, places, weddings, reviews, articles, messages, 90 days of enquiries and
 * subscribers, and one account of each role. All of it or nothing; where there is or ever was content, nothing.
 * @returns whether it was loaded now
 * @throws Error before there is a first administrator
 */
export async function loadDemoContent(
  db: Database,
  storage: Storage,
  { now = new Date() }: { now?: Date } = {},
): Promise<boolean> {
  return transaction(db, async (trx) => {
    await takeLock(trx, 'demoContent');
    const content = await trx('events').select('id').whereNotIn('entity_type', notContent).first();
    if (content) return false;
    const staff = await loadStaff(trx, now);
    await loadTexts(trx, staff, now);
    await loadPages(trx, staff, now);
    await loadTeam(trx, staff, now);
    await loadDestinations(trx, storage, staff, now);
    await loadWeddings(trx, storage, staff, now);
    await loadReviews(trx, staff, now);
    await loadArticles(trx, storage, now);
    await loadCeoMessages(trx, staff, now);
    await loadEnquiries(trx, staff, now);
    await loadSubscribers(trx, staff, now);
    await loadOpeningHours(trx, staff, now);
    await suppressMails(trx);
    return true;
  });
}
