import { stat } from 'node:fs/promises';
import { runCommand, type SystemAccount } from '../process/runCommand.ts';

const systemUser = 'safarnama';

async function lookUp(user: string): Promise<SystemAccount> {
  const [uid, gid] = await Promise.all([runCommand('id', ['-u', user]), runCommand('id', ['-g', user])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/**
 * The account that runs Postgres, which refuses to run as root: the owner of an existing cluster, else the user
 * `postgres`, else a new system user, else `nobody`. Undefined when this process does not run as root.
 */
export async function serverAccount(cluster: string, log: (line: string) => void): Promise<SystemAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = (await lookUp('postgres')) ?? (await lookUp(systemUser));
  if (known) return known;
  const made = await runCommand('useradd', ['--system', '--user-group', '--no-create-home', systemUser]);
  if (made.code === 0) log(`Postgres may not run as root: made the system user "${systemUser}" for it.`);
  return (await lookUp(systemUser)) ?? { uid: 65534, gid: 65534 };
}

/** Whether the account can enter a folder, which requires permission to traverse all its ancestors. */
export async function canEnter(folder: string, account: SystemAccount): Promise<boolean> {
  if (!account) return true;
  return (await runCommand('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)).code === 0;
}
