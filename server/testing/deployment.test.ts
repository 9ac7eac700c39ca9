import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { settingSchemas } from '../platform/config.ts';

// No Docker is needed: checks everything about the files that can be known without it.

const read = (file: string) => readFileSync(file, 'utf8');

const dockerfile = read('Dockerfile');

/** Programs as built by scripts/build.ts: dist/server/main.js comes from server/main.ts. */
const toSource = (built: string) => built.replace(/^dist\//, '').replace(/\.js$/, '.ts');
const builtPrograms = (text: string) => text.match(/dist\/[\w/]+\.js/g) ?? [];

describe('Dockerfile', () => {
  const instructions = dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

  test('runs without root, with a health check', () => {
    expect(lastStage.find((line) => line.startsWith('USER '))).toBe('USER node');
    expect(lastStage.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });

  test('checks API and worker in the same way for readiness, with a program that starts quickly', async () => {
    const check = instructions.find((line) => line.startsWith('HEALTHCHECK ')) ?? '';
    const [program = '', ...args] = z.array(z.string()).parse(JSON.parse(check.replace(/^.* CMD /, '')));
    expect(program).toBe('bash');
    expect(instructions.find((line) => line.startsWith('ENV '))).toContain('METRICS_PORT=9100');
    let status = 200;
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/readyz' ? status : 404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port); // a TCP server has no other kind
    const isReady = (env: Record<string, string>) =>
      promisify(execFile)(program, args, { env }).then(
        () => true,
        () => false,
      );
    expect(await isReady({ METRICS_PORT: port, PORT: '1' })).toBe(true);
    expect(await isReady({ METRICS_PORT: '', PORT: port })).toBe(true);
    status = 503;
    expect(await isReady({ METRICS_PORT: port })).toBe(false);
    server.close();
    await once(server, 'close');
    expect(await isReady({ METRICS_PORT: port })).toBe(false);
  });

  test('names only stages, files, scripts and programs that exist', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
    for (const [, stage] of dockerfile.matchAll(/--from=(\S+)/g)) expect(stages).toContain(stage);
    for (const [, files = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const file of files.split(' ')) expect([file, existsSync(file)]).toEqual([file, true]);
    }
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    for (const [, script = ''] of dockerfile.matchAll(/npm run (\S+)/g))
      expect(scripts).toHaveProperty(script);
    const programs = [...builtPrograms(dockerfile), ...Object.values(scripts).flatMap(builtPrograms)];
    for (const program of programs) expect([program, existsSync(toSource(program))]).toEqual([program, true]);
  });

  test('sets only settings that config.ts defines', () => {
    const set = instructions
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => line.slice(4).trim().split(/\s+/));
    expect(set.length).toBeGreaterThan(0);
    for (const pair of set) expect(settingSchemas).toHaveProperty(pair.split('=')[0] ?? '');
  });

  test('leaves secrets, backups, data and installed packages out of the image', () => {
    expect(read('.gitignore').split('\n')).toEqual(
      expect.arrayContaining(['deploy/kubernetes/secret.yaml', '*.tar.gz']),
    );
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining([
        '.env',
        '.env.*',
        '*.tar.gz',
        'data',
        'deploy',
        'node_modules',
        'dist',
        '.git',
      ]),
    );
  });
});

describe('scripts for containers', () => {
  test('can be started, and name no registry', () => {
    for (const script of ['scripts/upgrade.sh', 'scripts/check-containers.sh']) {
      expect([script, statSync(script).mode & 0o111]).toEqual([script, 0o111]);
      expect(read(script).replaceAll('127.0.0.1', '')).not.toMatch(/https:|\w\.(io|com|org|dev)\/(?!api)/);
    }
    expect(read('Makefile')).toContain('\n\t@scripts/upgrade.sh\n');
  });

  test('migrate before any container is replaced', () => {
    const steps = ['docker compose build', 'docker compose run --rm --no-deps migrate', 'replace "$old"'];
    const positions = steps.map((step) => read('scripts/upgrade.sh').lastIndexOf(`${step}\n`));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test('run the backup and the restore exactly as in docs/operating.md', () => {
    const guide = read('docs/operating.md').split('## Backup and restore')[1]?.split('\n## ')[0] ?? '';
    const commands = [...guide.matchAll(/^```sh\n([\s\S]+?)^```/gm)].flatMap(([, block = '']) =>
      block.trim().split('\n'),
    );
    expect(commands).toHaveLength(8);
    for (const command of commands) expect(read('scripts/check-containers.sh')).toContain(command);
  });
});
