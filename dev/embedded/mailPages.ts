import { type Html, html } from '../../server/platform/text/htmlTemplate.ts';
import { addressText, type Mail, type MailSummary } from './mailStore.ts';

/** The ways to look at a mail. */
export const mailParts = ['html', 'text', 'headers', 'attachments', 'source'] as const;
export type MailPart = (typeof mailParts)[number];

const partNames: Record<MailPart, string> = {
  html: 'Designed',
  text: 'Plain text',
  headers: 'Headers',
  attachments: 'Attachments',
  source: 'Source',
};

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const when = (iso: string) =>
  html`<time datetime="${iso}" title="${iso}">${moment.format(new Date(iso))}</time>`;

type OpenMail = {
  mail: Mail;
  part: MailPart;
  /** The address for a reply; undefined when the site would not receive it. */
  replyTo: string | undefined;
  /** A reply was just sent. */
  replied: boolean;
};
type PageInput = { mails: MailSummary[]; query: string; open?: OpenMail };

/** The page: search and list, next to them the open mail. */
export function inboxPage({ mails, query, open }: PageInput): string {
  const title = open ? open.mail.email.subject || 'No subject' : `Mails (${mails.length})`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Mail inbox</title>
<link rel="stylesheet" href="/inbox.css">
<script src="/inbox.js" defer></script>
</head>
<body class="${open ? 'reading' : 'choosing'}">
<a class="skip" href="#${open ? 'mail' : 'list'}">Skip to the ${open ? 'mail' : 'list'}</a>
<header>
  <h1><a href="/">Mail inbox</a></h1>
  <p>What the site sends ends here; nothing leaves this machine.</p>
  <form role="search" action="/">
    <label for="q">Search mails</label>
    <input id="q" type="search" name="q" value="${query}" placeholder="Name, subject, words">
    <button>Search</button>
  </form>
</header>
<div class="panes">
  <nav id="list" aria-label="Mails" data-refresh>${mailList(mails, query, open?.mail.id)}</nav>
  <main id="mail" tabindex="-1">${open ? mailView(open, query) : hint(mails)}</main>
</div>
</body>
</html>`.markup;
}

const hint = (mails: MailSummary[]) =>
  html`<p class="hint">${mails.length > 0 ? 'Choose a mail to read it.' : 'Mails appear here by themselves.'}</p>`;

const address = (id: string, query: string, part?: string) => {
  const parameters = new URLSearchParams({ ...(part ? { part } : {}), ...(query ? { q: query } : {}) });
  return `/mail/${id}${parameters.size > 0 ? `?${parameters}` : ''}`;
};

function mailList(mails: MailSummary[], query: string, openId: string | undefined): Html {
  if (mails.length === 0) {
    return html`<p class="empty">${query ? `No mail contains “${query}”.` : 'No mail yet.'}</p>`;
  }
  return html`<ol>${mails.map(
    (
      mail,
    ) => html`<li><a href="${address(mail.id, query)}"${mail.id === openId ? html` aria-current="true"` : ''}>
  <span class="subject">${mail.subject || 'No subject'}</span>
  <span class="people">${mail.to}</span>
  <span class="meta">${when(mail.receivedAt)}${mail.attachments > 0 ? html` <span class="chip">${mail.attachments} attached</span>` : ''}</span>
</a></li>`,
  )}</ol>`;
}

function mailView({ mail, part, replyTo, replied }: OpenMail, query: string): Html {
  const { id, email, source } = mail;
  const offered = mailParts.filter(
    (name) => (name !== 'html' || email.html) && (name !== 'attachments' || email.attachments.length > 0),
  );
  const people: [string, string][] = [
    ['From', addressText(email.from)],
    ['To', addressText(email.to)],
    ['Cc', addressText(email.cc)],
    ['Reply to', addressText(email.replyTo)],
  ];
  return html`<article>
<a class="back" href="/${query ? `?q=${encodeURIComponent(query)}` : ''}">All mails</a>
<h2>${email.subject || 'No subject'}</h2>
<dl class="people">${people
    .filter(([, text]) => text)
    .map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
<div><dt>Received</dt><dd>${when(new Date(Number(id.split('-')[0])).toISOString())}</dd></div></dl>
<nav class="parts" aria-label="Views of this mail">${offered.map(
    (name) =>
      html`<a href="${address(id, query, name)}"${name === part ? html` aria-current="page"` : ''}>${partNames[name]}</a>`,
  )}</nav>
<section aria-label="${partNames[part]}">${partView({ id, email, source }, part)}</section>
${replied ? html`<p role="status">Your answer was sent. It appears in the conversation of the enquiry.</p>` : ''}
${replyTo ? replyForm(id, addressText(email.to)) : ''}
</article>`;
}

/** Lets a person act as the visitor who replies to the mail. */
const replyForm = (
  id: string,
  visitor: string,
) => html`<form class="reply" method="post" action="/mail/${id}/reply">
<label for="reply">Reply as ${visitor}</label>
<textarea id="reply" name="text" rows="5" required maxlength="10000"></textarea>
<button>Reply</button>
</form>`;

function partView({ id, email, source }: Mail, part: MailPart): Html {
  switch (part) {
    case 'html':
      return html`<iframe title="The mail as designed" src="/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
    case 'text':
      return html`<pre class="prose" tabindex="0">${email.text ?? 'This mail has no text part.'}</pre>`;
    case 'headers':
      return html`<dl class="headers">${email.headers.map(
        ({ originalKey, value }) => html`<div><dt>${originalKey}</dt><dd>${value}</dd></div>`,
      )}</dl>`;
    case 'attachments':
      return html`<ul class="files">${email.attachments.map(
        ({ filename, mimeType, content }, at) =>
          html`<li><a href="/mail/${id}/attachments/${at}" download="${filename ?? ''}">${filename ?? `attachment ${at + 1}`}</a> <span class="chip">${mimeType}</span> <span class="chip">${byteCount(content)}</span></li>`,
      )}</ul>`;
    case 'source':
      return html`<p><a href="/mail/${id}/source">Download as .eml</a></p><pre tabindex="0">${source.toString('utf8')}</pre>`;
  }
}

function byteCount(content: string | ArrayBuffer | Uint8Array): string {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;
}
