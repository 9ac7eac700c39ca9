import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ImapFlow } from 'imapflow';
import { openMailbox } from '../platform/openMailbox.ts';
import { eventually } from './eventually.ts';
import { reservePort } from './reservePort.ts';
import { useServer } from './useServer.ts';

/** Debian installs it where only administrators look. */
const program = ['dovecot', '/usr/sbin/dovecot'].find((path) => spawnSync(path, ['--version']).status === 0);

/** Whether this machine has Dovecot. Where CI is set, its absence fails the run instead. */
export const imapIsHere = program !== undefined;

if (!imapIsHere) {
  const advice = 'dovecot is not installed (Debian: apt-get install dovecot-imapd)';
  if (process.env['CI']) throw new Error(advice);
  process.stderr.write(`${advice}: the tests on IMAP are skipped.\n`);
}

/** A real IMAP server, on which every user has a mailbox. */
export type TestImap = {
  /** The value of IMAP_URL for a user. */
  url(user: string): string;
  /** Puts mails into the INBOX of a user. */
  deliver(user: string, mails: Uint8Array[], flags?: string[]): Promise<void>;
  /** The number of mails in a folder; 0 when there is none. */
  count(user: string, folder: string): Promise<number>;
  /** Ends it; `start` serves the same mailboxes on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

const password = 'secret';

/** Starts an IMAP server on a free port; `remove` stops it and deletes its mailboxes. */
async function startImap(): Promise<TestImap & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-imap-'));
  const port = await reservePort();
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'mail'));
  await writeFile(join(folder, 'dovecot.conf'), await buildConfiguration(folder, port));
  let server: ChildProcess | undefined;

  const url = (user: string) => `imap://${encodeURIComponent(user)}:${password}@127.0.0.1:${port}/INBOX`;
  const connect = async <Result>(user: string, work: (client: ImapFlow) => Promise<Result>) => {
    const client = await openMailbox(url(user)).connect();
    try {
      await client.connect();
      return await work(client);
    } finally {
      client.close();
    }
  };
  const start = async () => {
    const child = spawn(program ?? '', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
    server = child;
    await eventually(async () => child.exitCode !== null || connect('nobody', async () => true));
    if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'log'), 'utf8'));
  };
  const stop = async () => {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  const stopAtExit = () => server?.kill('SIGTERM');
  process.once('exit', stopAtExit);

  await start();
  return {
    url,
    start,
    stop,
    deliver: (user, mails, flags = []) =>
      connect(user, async (client) => {
        for (const mail of mails) await client.append('INBOX', Buffer.from(mail), flags);
      }),
    count: (user, path) =>
      connect(user, async (client) => {
        const there = (await client.list()).some((one) => one.path === path);
        const status = there && (await client.status(path, { messages: true }));
        return status ? (status.messages ?? 0) : 0;
      }),
    async remove() {
      process.off('exit', stopAtExit);
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Dovecot rejects mailboxes of root, and without root it cannot change its user. */
async function buildConfiguration(folder: string, port: number): Promise<string> {
  const { uid, gid, username } = userInfo();
  const isRoot = uid === 0;
  const nobody = 65_534;
  const [mailUid, mailGid] = isRoot ? [nobody, nobody] : [uid, gid];
  if (isRoot) await chown(join(folder, 'mail'), mailUid, mailGid);
  return `
    protocols = imap
    listen = 127.0.0.1
    base_dir = ${folder}/run
    log_path = ${folder}/log
    ssl = no
    disable_plaintext_auth = no
    mail_location = maildir:${folder}/mail/%u
    first_valid_uid = 1
    first_valid_gid = 1
    mail_fsync = never
    auth_failure_delay = 0
    ${isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`}
    passdb {
      driver = static
      args = password=${password}
    }
    userdb {
      driver = static
      args = uid=${mailUid} gid=${mailGid} home=${folder}/mail/%u
    }
    service anvil {
      chroot =
    }
    service imap-login {
      chroot =
      inet_listener imap {
        port = ${port}
      }
      inet_listener imaps {
        port = 0
      }
    }
  `;
}

/** Starts an IMAP server before the tests of this file (or block), and removes it after them. */
export const useImap = (): TestImap => useServer(startImap, (imap) => imap.remove());
