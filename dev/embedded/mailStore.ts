import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const maxMails = 500;
const searchedCharacters = 20_000;

/** The data of a mail in the list. */
export type MailSummary = {
  id: string;
  from: string;
  to: string;
  subject: string;
  /** ISO 8601 UTC. */
  receivedAt: string;
  attachments: number;
};

export type Mail = { id: string; email: Email; source: Buffer };

export type MailStore = {
  /** Stores a mail unchanged; the envelope is added as headers, as a mailbox does. */
  add(source: Buffer, envelope: { from: string; to: string[] }): Promise<void>;
  /** The newest first. @param query words that must all occur in addresses, subject or text */
  list(query?: string): Promise<MailSummary[]>;
  get(id: string): Promise<Mail | undefined>;
};

type Entry = MailSummary & { words: string };

/** "Name <address>" of one or several addresses. */
export function addressText(addresses: Email['to'] | Email['from']): string {
  const all = addresses === undefined ? [] : Array.isArray(addresses) ? addresses : [addresses];
  return all
    .map(({ name, address }) => (address && name ? `${name} <${address}>` : (address ?? name)))
    .join(', ');
}

async function summarize(id: string, source: Buffer): Promise<Entry> {
  const email = await PostalMime.parse(source);
  const summary = {
    id,
    from: addressText(email.from),
    to: addressText(email.to),
    subject: email.subject ?? '',
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    attachments: email.attachments.length,
  };
  const text = (email.text ?? '').slice(0, searchedCharacters);
  return { ...summary, words: `${summary.from} ${summary.to} ${summary.subject} ${text}`.toLowerCase() };
}

/** Stores the newest 500 mails as .eml files in a folder. */
export function openMailStore(folder: string): MailStore {
  const getFilePath = (id: string) => join(folder, `${id}.eml`);
  let count = 0;
  const loading = load();
  // Callers that list the mails receive the error.
  loading.catch(() => undefined);

  async function load(): Promise<Entry[]> {
    await mkdir(folder, { recursive: true });
    const ids = (await readdir(folder))
      .filter((name) => /^\d+-\d+\.eml$/.test(name))
      .map((name) => name.slice(0, -4));
    const entries: Entry[] = [];
    for (const id of ids.sort()) {
      // A file that cannot be read is left alone and not shown.
      const entry = await readFile(getFilePath(id))
        .then((source) => summarize(id, source))
        .catch(() => undefined);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  return {
    async add(source, { from, to }) {
      const entries = await loading;
      const recipients = to.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const stored = Buffer.concat([Buffer.from(`Return-Path: <${from}>\r\n${recipients}`), source]);
      const id = `${Date.now()}-${String(count++).padStart(6, '0')}`;
      await writeFile(`${getFilePath(id)}.new`, stored, { mode: 0o600 });
      await rename(`${getFilePath(id)}.new`, getFilePath(id));
      entries.push(await summarize(id, stored));
      for (const old of entries.splice(0, Math.max(0, entries.length - maxMails))) {
        await rm(getFilePath(old.id), { force: true });
      }
    },
    async list(query = '') {
      const words = query.toLowerCase().split(/\s+/);
      const found = (await loading).filter((entry) => words.every((word) => entry.words.includes(word)));
      return found.map(({ words: _, ...summary }) => summary).reverse();
    },
    async get(id) {
      if (!(await loading).some((entry) => entry.id === id)) return undefined;
      const source = await readFile(getFilePath(id));
      return { id, email: await PostalMime.parse(source), source };
    },
  };
}
