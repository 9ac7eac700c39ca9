import { formatDay } from '../../../platform/text/formats.contract.ts';
import { formatTime } from '../../../platform/text/formatTime.ts';
import { type Html, html } from '../../../platform/text/htmlTemplate.ts';
import { toReference } from '../../../platform/text/toReference.ts';
import { attachmentRules } from '../../enquiries/formChoices.contract.ts';
import type { Closing, EnquiryRecord } from '../../enquiries/queries.ts';
import { honeypotField } from '../../enquiries/spamChecks.contract.ts';
import { listTripFacts } from '../../enquiries/tripFacts.contract.ts';
import type { FileRecord, MessageRecord } from '../queries.ts';
import { maxMessageLength, statusTexts, statusWords } from './statusTexts.ts';

export type StatusView = {
  enquiry: EnquiryRecord;
  closing: Closing | null;
  isBooked: boolean;
  /** Messages of staff and of the visitor, oldest first. */
  messages: MessageRecord[];
  files: FileRecord[];
  /** The path of the page itself. */
  path: string;
  agencyName: string;
  timeZone: string;
  /** The idempotency key of the next message. */
  key: string;
  /** The visitor's typed text, when it could not be sent. */
  typed?: string | undefined;
  problem?: { field: 'text' | 'file'; message: string } | undefined;
  /** The result of the last action. */
  done?: string | undefined;
};

/** The content of the page: the state of the enquiry, its messages, and the visitor's actions. */
export function renderStatus(view: StatusView): Html {
  const { closing, isBooked, done } = view;
  const words = describeStatus(view);
  return html`${done !== undefined && html`<p class="notice" role="status">${done}</p>`}
<p class="status"><strong>${words.heading}.</strong> ${words.text}</p>
<section aria-labelledby="messages"><h2 id="messages">Messages</h2>
<ol class="messages">${[renderEnquiry(view), ...view.messages.map((message) => renderMessage(view, message))]}</ol>
</section>
${renderForm(view)}
${closing === null && (isBooked ? html`<p>${statusTexts.booked}</p>` : renderWithdrawal(view))}`;
}

function describeStatus({ enquiry, closing }: StatusView): { heading: string; text: string } {
  const words = statusWords[enquiry.status];
  if (enquiry.merged_into !== null) {
    return { heading: 'Merged', text: statusTexts.merged(toReference(enquiry.merged_into)) };
  }
  return closing?.byVisitor ? { ...words, text: statusTexts.withdrawn } : words;
}

function renderEnquiry({ enquiry, timeZone }: StatusView): Html {
  const filled = listTripFacts(enquiry).flatMap(({ label, value }) =>
    value ? [html`<div><dt>${label}</dt><dd>${value}</dd></div>`] : [],
  );
  return html`<li class="own"><h3>Your enquiry</h3>${renderTime(enquiry.created_at, timeZone)}
<dl>${filled}</dl>
<p class="text">${enquiry.message}</p></li>`;
}

/** Anyone may claim any name: a mail from another address than the visitor's is shown with that address. */
function describeAuthor({ enquiry, agencyName }: StatusView, message: MessageRecord): string {
  const { direction, author_name: name, sender } = message;
  if (direction === 'outgoing') return name ?? agencyName;
  if (sender === null || sender === enquiry.email.toLowerCase()) return 'You';
  return `${name} (${sender || 'no address'})`;
}

function renderMessage(view: StatusView, message: MessageRecord): Html {
  const { files, timeZone } = view;
  const isOwn = message.direction === 'incoming';
  const attached = files.filter(({ message_id }) => message_id === message.id);
  // The policy for rich text was applied when the reply was stored.
  const body = isOwn || !message.html ? html`<p class="text">${message.body}</p>` : { markup: message.html };
  return html`<li${isOwn && html` class="own"`}><h3>${describeAuthor(view, message)}</h3>
${renderTime(message.sent_at ?? message.created_at, timeZone)}
<div class="said">${body}</div>
${attached.map(({ name }) => html`<p class="file">File: ${name}</p>`)}</li>`;
}

function renderTime(time: Date, timeZone: string): Html {
  const iso = time.toISOString();
  return html`<time datetime="${iso}">${formatDay(iso, timeZone)}, ${formatTime(time, timeZone)}</time>`;
}

const renderForm = ({ path, key, typed = '', problem }: StatusView): Html => {
  const isWrong = (field: 'text' | 'file') => problem?.field === field;
  // next to its field, to which the browser scrolls
  const showProblem = (field: 'text' | 'file') =>
    isWrong(field) && html`<p id="problem" class="notice problem" role="alert">${problem?.message}</p>`;
  const markWrong = (field: 'text' | 'file') =>
    isWrong(field) && html` aria-invalid="true" aria-describedby="problem" autofocus`;
  return html`
<section aria-labelledby="write"><h2 id="write">Write to us</h2>
<form method="post" action="${path}/messages" enctype="multipart/form-data">
<input type="hidden" name="key" value="${key}">
<p class="trap" aria-hidden="true"><label>Website <input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></p>
<label for="text">Message</label>
${showProblem('text')}
<textarea id="text" name="text" rows="6" maxlength="${maxMessageLength}"${markWrong('text')}>${typed}</textarea>
<label for="file">File <small>JPEG, PNG, WebP, PDF, DOC or DOCX, at most 10 MB</small></label>
${showProblem('file')}
<input id="file" type="file" name="file" accept="${attachmentRules.accept}"${markWrong('file')}>
<button type="submit">Send the message</button>
</form></section>`;
};

const renderWithdrawal = ({ path }: StatusView): Html => html`
<details><summary>Withdraw this enquiry</summary>
<p>We stop working on it and close it. Nothing has been booked.</p>
<form method="post" action="${path}/withdrawal"><button type="submit" class="quiet">Yes, withdraw the enquiry</button></form>
</details>`;
