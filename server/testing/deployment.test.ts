import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingSchemas } from '../platform/config.ts';

// There is no Docker where the tests run; this holds the files to what can be known without it.

const read = (file: string) => readFileSync(file, 'utf8');

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.string().optional(),
      command: z.array(z.string()).optional(),
      container_name: z.string().optional(),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      healthcheck: z.object({ test: z.array(z.string()).optional(), disable: z.boolean().optional() }),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

const compose = composeSchema.parse(parse(read('docker-compose.yml'), { merge: true }));
const { api, worker, migrate, redis, postgres, mail } = compose.services;
const ours = { api, worker, migrate };
const dockerfile = read('Dockerfile');

/** Programs as scripts/build.ts makes them: dist/server/main.js is built from server/main.ts. */
const sourceOf = (built: string) => built.replace(/^dist\//, '').replace(/\.js$/, '.ts');
const builtPrograms = (text: string) => text.match(/dist\/[\w/]+\.js/g) ?? [];

describe('docker-compose.yml', () => {
  test('has the services of the production shape, each with a health check', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'api',
      'mail',
      'migrate',
      'postgres',
      'redis',
      'worker',
    ]);
    for (const [name, { healthcheck }] of Object.entries(compose.services)) {
      expect([name, Boolean(healthcheck.test) || healthcheck.disable === true]).toEqual([name, true]);
    }
    expect(mail?.image).toContain('mailpit');
  });

  test('passes only settings that config.ts knows, and all that production needs', () => {
    for (const [name, service] of Object.entries(ours)) {
      const unknown = Object.keys(service?.environment ?? {}).filter((key) => !(key in settingSchemas));
      expect([name, unknown]).toEqual([name, []]);
      expect(Object.keys(service?.environment ?? {})).toEqual(
        expect.arrayContaining([
          'DATABASE_URL',
          'REDIS_URL',
          'SMTP_URL',
          'MAIL_FROM',
          'STAFF_EMAIL',
          'JWT_SECRET',
          'PUBLIC_URL',
        ]),
      );
      expect(service?.environment['NODE_ENV']).toBe('production');
    }
    expect(worker?.environment).toHaveProperty('METRICS_PORT');
  });

  test('holds no secret: each comes from a variable, and a missing one stops the start', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(3);
    for (const [name, value] of secrets) expect(value).toMatch(new RegExp(`^\\$\\{${name}(:\\?.+|:-)\\}$`));
    expect(api?.environment['JWT_SECRET']).toMatch(/^\$\{JWT_SECRET:\?/);
    expect(api?.environment['DATABASE_URL']).toMatch(/:\$\{POSTGRES_PASSWORD:\?[^}]+\}@postgres:/);
    const examples = read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm);
    for (const [, name = '', value = ''] of examples) {
      expect([name, name in settingSchemas || name === 'POSTGRES_PASSWORD']).toEqual([name, true]);
      if (/PASSWORD|SECRET/.test(name)) expect(value).toBe('');
    }
  });

  test('starts programs that exist, in an order that works', () => {
    const programs = Object.values(ours).map((service) => builtPrograms(service?.command?.join(' ') ?? ''));
    expect(programs).toEqual([['dist/server/main.js'], ['dist/workers/main.js'], ['dist/server/migrate.js']]);
    for (const program of programs.flat())
      expect([program, existsSync(sourceOf(program))]).toEqual([program, true]);
    for (const service of Object.values(ours)) expect(existsSync(`${service?.build}/Dockerfile`)).toBe(true);
    expect(migrate?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(api?.depends_on['migrate']).toEqual({ condition: 'service_completed_successfully' });
    expect(worker?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    });
  });

  test('lets workers be many', () => {
    expect(worker?.container_name).toBeUndefined();
    expect(worker?.ports).toEqual([]);
  });

  test('keeps what must survive: Redis by its append-only file, everything in declared volumes', () => {
    const flags = redis?.command?.join(' ');
    expect(flags).toContain('--appendonly yes');
    expect(flags).toContain('--maxmemory-policy noeviction');
    const used = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(postgres?.volumes).toEqual(['postgres:/var/lib/postgresql/data']);
    expect(api?.volumes).toEqual(worker?.volumes);
    expect(api?.volumes[0]?.split(':')[1]).toBe(api?.environment['DATA_DIR']);
  });
});

describe('Dockerfile', () => {
  const instructions = dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

  test('runs as somebody other than root, with a health check', () => {
    expect(lastStage.find((line) => line.startsWith('USER '))).toBe('USER node');
    expect(lastStage.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
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
    for (const program of programs) expect([program, existsSync(sourceOf(program))]).toEqual([program, true]);
  });

  test('sets only settings that config.ts knows', () => {
    const set = instructions
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => line.slice(4).trim().split(/\s+/));
    expect(set.length).toBeGreaterThan(0);
    for (const pair of set) expect(settingSchemas).toHaveProperty(pair.split('=')[0] ?? '');
  });

  test('leaves secrets, data and installed packages out of the image', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.env.*', 'data', 'node_modules', 'dist', '.git']),
    );
  });
});
