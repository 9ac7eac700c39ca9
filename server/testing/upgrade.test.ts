import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { useFolder } from './useFolder.ts';

/** Holds a command up until the file `go` exists. Ctrl-C ends it, even if it was started to ignore that. */
const hold = `
  const { existsSync, writeFileSync } = require('node:fs');
  process.on('SIGINT', () => process.exit(130));
  setInterval(() => existsSync('../go') && process.exit(), 10);
  writeFileSync('../waiting', '');
`;

/** An engine whose containers are files; those of a service are called like it, with a number. */
const docker = `#!/usr/bin/env bash
cd "$(dirname "$0")/containers"
list() { ls | grep "^$1-" || :; }
case "$1 $2" in
  'compose ps') list "\${@: -1}" ;;
  'compose run') [ ! -e ../failing ] ;;
  'compose up')
    while [ $# -gt 0 ]; do
      if [ "$1" = --scale ]; then
        service=\${2%=*}
        for number in $(seq 9); do
          [ "$(list "$service" | wc -l)" -lt "\${2#*=}" ] || break
          [ -e "$service-$number" ] || [ -e "../removed/$service-$number" ] || touch "$service-$number"
        done
        if [ -e "../slow/up-$service" ]; then "$NODE" -e "$HOLD" || exit; fi
      fi
      shift
    done ;;
  'inspect --format')
    case "$3" in
      *Health*) if [ -e "../slow/start-$4" ]; then touch ../waiting; echo starting; else echo healthy; fi ;;
      *RestartCount*) echo 0 ;;
      *) date --utc +%FT%TZ ;;
    esac ;;
  'stop '*)
    if [ -e "../slow/stop-$2" ]; then "$NODE" -e "$HOLD" || exit; fi
    touch "../stopped/$2" ;;
  'rm '*) [ -e "../stopped/$2" ] && mv "$2" ../removed ;;
esac
`;

describe('an upgrade of the containers', () => {
  const folder = useFolder();
  const at = (...names: string[]) => join(folder.path, ...names);
  const running = () => readdir(at('containers'));
  const before = ['api-1', 'api-2', 'worker-1'];

  beforeEach(async () => {
    for (const name of await readdir(folder.path)) await rm(at(name), { recursive: true });
    for (const name of ['containers', 'stopped', 'removed', 'slow']) await mkdir(at(name));
    for (const name of before) await writeFile(at('containers', name), '');
    await writeFile(at('docker'), docker);
    await chmod(at('docker'), 0o755);
  });

  const start = () =>
    spawn(resolve('scripts/upgrade.sh'), {
      env: {
        ...process.env,
        PATH: `${folder.path}:${process.env['PATH']}`,
        NODE: process.execPath,
        HOLD: hold,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });

  /** Starts an upgrade, and interrupts it each time that a container holds it up: as Ctrl-C does, with what it runs. */
  async function interrupt(times = 1): Promise<void> {
    const script = start();
    const ended = once(script, 'exit');
    for (let time = 0; time < times; time += 1) {
      await eventually(async () => (await readdir(folder.path)).includes('waiting'));
      await rm(at('waiting'));
      process.kill(-(script.pid ?? 0), 'SIGINT');
    }
    await writeFile(at('go'), '');
    await ended;
  }

  it('replaces each by one', async () => {
    expect(await once(start(), 'exit')).toEqual([0, null]);
    expect(await running()).toEqual(['api-3', 'api-4', 'worker-2']);
  });

  it('says which step failed', async () => {
    await writeFile(at('failing'), '');
    const said = await text(start().stdout);
    expect(said).toContain('This failed: docker compose run --rm --no-deps migrate\nNot upgraded');
    expect(await running()).toEqual(before);
  });

  it('that is interrupted while it starts a successor leaves no additional one', async () => {
    await writeFile(at('slow', 'up-api'), '');
    await interrupt();
    expect(await running()).toEqual(before);
  });

  it('that is interrupted before a successor is healthy leaves no additional one', async () => {
    await writeFile(at('slow', 'start-api-3'), '');
    await interrupt();
    expect(await running()).toEqual(before);
  });

  it('that is interrupted while it stops a container leaves the successor in its place', async () => {
    await writeFile(at('slow', 'stop-api-1'), '');
    await interrupt();
    expect(await running()).toEqual(['api-2', 'api-3', 'worker-1']);
  });

  it('that is interrupted again while it removes a successor leaves no additional one', async () => {
    for (const step of ['start-api-3', 'stop-api-3']) await writeFile(at('slow', step), '');
    await interrupt(2);
    expect(await running()).toEqual(before);
  });
});
