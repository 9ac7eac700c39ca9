import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Database } from '../../../platform/db/db.ts';
import type { SendPage } from '../../../platform/http/standalonePage.ts';
import { signStatusPath, verifyEnquiryToken } from '../../../platform/security/enquiryToken.ts';
import { dayMs } from '../../../platform/text/days.contract.ts';
import { mailboxLink, phoneLink } from '../../../platform/text/formats.contract.ts';
import { html } from '../../../platform/text/htmlTemplate.ts';
import { type Closing, type EnquiryRecord, getClosing, getEnquiry } from '../../enquiries/queries.ts';
import { getOutcome } from '../../responses/queries.ts';
import { getSettings } from '../../settings/queries.ts';
import { listFiles, listMessages, type MessageRecord } from '../queries.ts';
import { renderStatus, type StatusView } from './renderStatus.ts';
import { closedDays, statusTexts } from './statusTexts.ts';

/** The content behind a token: an enquiry, or why there is none to show. */
export type Opened =
  | { enquiry: EnquiryRecord; closing: Closing | null; isBooked: boolean; path: string }
  | { refused: string };

/** Reads the enquiry of a link, and refuses a link that is not signed by the agency or too old. */
export async function openStatus(
  { db, secret }: { db: Database; secret: string },
  token: string,
  now: Date,
): Promise<Opened> {
  const id = verifyEnquiryToken(secret, token);
  const enquiry = id === null ? undefined : await getEnquiry(db, id);
  if (!enquiry) return { refused: statusTexts.unknown };
  if (enquiry.erased_at) return { refused: statusTexts.erased };
  const closing = await getClosing(db, enquiry);
  // A duplicate is closed, but its visitor is answered until the main enquiry is closed as well.
  const main = enquiry.merged_into === null ? undefined : await getEnquiry(db, enquiry.merged_into);
  const closings = [closing, ...(main ? [await getClosing(db, main)] : [])];
  const expired = now.getTime() - closedDays * dayMs;
  if (closings.every((one) => one !== null && one.at.getTime() < expired))
    return { refused: statusTexts.expired };
  const { outcome } = await getOutcome(db, enquiry.id);
  return { enquiry, closing, isBooked: outcome === 'booked', path: signStatusPath(secret, enquiry.id) };
}

/** Never notes, calls, or replies that are not sent. */
const isVisible = ({ kind, state }: MessageRecord) =>
  state === 'sent' || (state === 'received' && (kind === 'web_message' || kind === 'customer_mail'));

/** Sends the pages behind the link: the enquiry, or why there is none to show. */
export function statusPages({ db, sendPage }: { db: Database; sendPage: SendPage }) {
  return {
    showStatus: async (
      ctx: Context,
      status: number,
      opened: Extract<Opened, { enquiry: EnquiryRecord }>,
      state: Pick<StatusView, 'typed' | 'problem' | 'done'> & { key?: string | undefined },
    ) => {
      const { enquiry } = opened;
      const [settings, messages, files] = await Promise.all([
        getSettings(db),
        listMessages(db, enquiry.id),
        listFiles(db, enquiry.id),
      ]);
      const { agency_name: agencyName, time_zone: timeZone } = settings;
      const content = renderStatus({
        ...opened,
        messages: messages.filter(isVisible),
        files,
        agencyName,
        timeZone,
        ...state,
        key: state.key ?? randomUUID(),
      });
      return sendPage(ctx, status, { heading: `Enquiry ${enquiry.reference}`, content, isWide: true });
    },
    showRefusal: async (ctx: Context, { refused }: Extract<Opened, { refused: string }>) => {
      const { email_info: email, phone_primary: phone } = await getSettings(db);
      const content = html`<p role="status">${refused}</p>
<p><a href="${mailboxLink(email)}">${email}</a>${phone && html`<br><a href="${phoneLink(phone)}">${phone}</a>`}</p>
<p class="back"><a href="/">Go to the website</a></p>`;
      const heading = refused === statusTexts.expired ? 'This link has expired' : 'Nothing to show here';
      return sendPage(ctx, 404, { heading, content, isProblem: true });
    },
  };
}
