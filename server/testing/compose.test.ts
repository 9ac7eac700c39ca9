import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingSchemas } from '../platform/config.ts';

// No Docker is needed: checks everything about the files that can be known without it.

const read = (file: string) => readFileSync(file, 'utf8');

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z.string().optional(),
      profiles: z.array(z.string()).default([]),
      logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
      read_only: z.boolean().default(false),
      cap_drop: z.array(z.string()).default([]),
      security_opt: z.array(z.string()).default([]),
      tmpfs: z.array(z.string()).default([]),
      init: z.boolean().default(false),
      shm_size: z.string().optional(),
      stop_grace_period: z.string().optional(),
      command: z.array(z.string()).optional(),
      container_name: z.string().optional(),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      healthcheck: z
        .object({ test: z.array(z.string()).optional(), disable: z.boolean().optional() })
        .optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

const compose = composeSchema.parse(parse(read('docker-compose.yml'), { merge: true }));
const { proxy, api, worker, migrate, redis, postgres, mail } = compose.services;
const ours = { api, worker, migrate };
const dockerfile = read('Dockerfile');

/** Variables of .env that only Docker Compose reads. */
const composeVariables = ['POSTGRES_PASSWORD', 'BIND', 'MAIL_PORT', 'COMPOSE_PROFILES'];

/** A value as Docker Compose reads it with these variables. */
function interpolate(text: string, variables: Record<string, string> = {}): string {
  const innermost = /\$\{([A-Z_]+)(?::([-+?])([^{}]*))?\}/g;
  const replaced = text.replace(innermost, (_, name: string, sign?: string, word = '') => {
    const value = variables[name] ?? '';
    if (sign === '+') return value && word;
    return value || (sign === '-' ? word : '');
  });
  return replaced === text ? text : interpolate(replaced, variables);
}

/** Programs as built by scripts/build.ts: dist/server/main.js comes from server/main.ts. */
const toSource = (built: string) => built.replace(/^dist\//, '').replace(/\.js$/, '.ts');
const builtPrograms = (text: string) => text.match(/dist\/[\w/]+\.js/g) ?? [];

describe('docker-compose.yml', () => {
  test('has the services of the production shape, each with a health check', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'api',
      'mail',
      'migrate',
      'postgres',
      'proxy',
      'redis',
      'worker',
    ]);
    for (const [name, { healthcheck }] of Object.entries(compose.services)) {
      const isChecked = Boolean(healthcheck?.test);
      // API and worker use the one of the image.
      expect([name, isChecked]).toEqual([name, !(name in ours)]);
    }
    expect(migrate?.healthcheck).toEqual({ disable: true });
  });

  test('catches mail only on request, on a port that can be changed', () => {
    expect(mail?.profiles).toEqual(['mail']);
    expect(interpolate(mail?.ports[0] ?? '')).toBe('127.0.0.1:8025:8025');
    expect(interpolate(mail?.ports[0] ?? '', { MAIL_PORT: '4025' })).toBe('127.0.0.1:4025:8025');
    expect(mail?.image).toContain('mailpit');
    const running = Object.entries(compose.services).filter(([, { profiles }]) => profiles.length === 0);
    expect(running).toHaveLength(Object.keys(compose.services).length - 1);
    const smtpUrl = api?.environment['SMTP_URL'] ?? '';
    expect(interpolate(smtpUrl, { COMPOSE_PROFILES: 'mail' })).toBe('smtp://mail:1025');
    expect(interpolate(smtpUrl, { SMTP_URL: 'smtps://smtp.example.com' })).toBe('smtps://smtp.example.com');
    expect(interpolate(smtpUrl)).toBe('');
  });

  test('publishes only the proxy, on loopback unless BIND says otherwise', () => {
    const publishing = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
    expect(publishing.map(([name]) => name)).toEqual(['proxy', 'mail']);
    const [port = ''] = proxy?.ports ?? [];
    expect(interpolate(port)).toBe('127.0.0.1:3000:3000');
    expect(interpolate(port, { BIND: '0.0.0.0', PORT: '8080' })).toBe('0.0.0.0:8080:3000');
    const { PUBLIC_URL = '', TRUST_PROXY = '' } = api?.environment ?? {};
    expect(interpolate(PUBLIC_URL)).toBe('http://localhost:3000');
    expect(interpolate(PUBLIC_URL, { PORT: '8080' })).toBe('http://localhost:8080');
    expect(interpolate(TRUST_PROXY)).toBe('1');
  });

  test('balances over every ready copy, and passes the client address to the API', () => {
    const [folder = '', mounted] = proxy?.volumes[0]?.split(':') ?? [];
    expect(mounted).toBe('/usr/local/etc/haproxy');
    const backend = (name: string) =>
      haproxy.split(/^(?=[a-z])/m).find((part) => part.startsWith(`backend ${name}`));
    const haproxy = read(`${folder}/haproxy.cfg`).replace(/^\s*#.*$/gm, '');
    expect(haproxy).toMatch(/^ {2}bind :3000$/m);
    expect(haproxy).toMatch(/^ {2}option forwardfor$/m);
    const idleSeconds = /^ {2}timeout http-keep-alive (\d+)s$/m.exec(haproxy)?.[1];
    expect(haproxy).toMatch(
      new RegExp(`^ {2}http-response replace-header Keep-Alive \\.\\* timeout=${idleSeconds}$`, 'm'),
    );
    // A request that a copy may have seen is never sent again by the proxy.
    expect(haproxy).toMatch(/^ {2}retry-on conn-failure$/m);
    expect(backend('ready')).toContain('option httpchk GET /readyz\n');
    // Longer than /readyz itself waits.
    expect(backend('ready')).toContain('timeout check 3s\n');
    expect(backend('ready')).toMatch(/server-template api 1-20 api:3000 check .*resolvers docker/);
    // As long as the browser waits.
    for (const name of ['ready', 'running'])
      expect(backend(name)).toContain('set-timeout server 10m if { path_beg /api/privacy/ }\n');
    // Cached pages without the database, and the moment after a reload.
    expect(haproxy).toContain('use_backend running if { nbsrv(ready) eq 0 }\n');
    expect(backend('running')).toMatch(/server api api:3000 resolvers docker .*init-addr libc/);
  });

  test('runs the product and the proxy with minimal rights', () => {
    for (const [name, service] of Object.entries({ ...ours, proxy })) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
        }),
      ]);
    }
    for (const service of Object.values(ours)) expect(service?.tmpfs).toEqual(['/tmp:size=512m,mode=1777']);
  });

  test('bounds the logs of every service', () => {
    for (const [name, { logging }] of Object.entries(compose.services))
      expect([name, logging]).toEqual([
        name,
        { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
      ]);
  });

  test('builds one image, once', () => {
    for (const service of Object.values(ours))
      expect(interpolate(service?.image ?? '', { COMPOSE_PROJECT_NAME: 'site' })).toBe('site');
    expect(
      Object.entries(compose.services).flatMap(([name, { build }]) => (build ? [[name, build]] : [])),
    ).toEqual([['migrate', '.']]);
  });

  test('gives Postgres time to stop and memory to share', () => {
    expect(postgres).toMatchObject({ stop_grace_period: '1m', shm_size: '256mb' });
  });

  test('keeps Postgres from adopting the processes of others', () => {
    expect(postgres).toMatchObject({ init: true });
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
          'STORAGE_URL',
        ]),
      );
      expect(service?.environment['NODE_ENV']).toBe('production');
    }
  });

  test('offers every setting: by a variable that .env.example names, or by a value that compose or the image fixes', () => {
    const image = [...dockerfile.matchAll(/([A-Z_]+)=\S+/g)].map(([, name = '']) => name);
    const passed = { ...api?.environment, ...migrate?.environment };
    // DEMO_CONTENT belongs to `make run`; here the demo content is loaded by a command.
    const missing = Object.keys(settingSchemas).filter(
      (name) => !(name in passed) && !image.includes(name) && name !== 'DEMO_CONTENT',
    );
    expect(missing).toEqual([]);
    const variables = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    const examples = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const used = new Set(variables.filter((name) => name !== 'COMPOSE_PROJECT_NAME'));
    expect(examples.toSorted()).toEqual([...used].sort());
    for (const service of [worker, api]) expect(service?.environment).toEqual(api?.environment);
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
      expect([name, name in settingSchemas || composeVariables.includes(name)]).toEqual([name, true]);
      if (/PASSWORD|SECRET/.test(name)) expect(value).toBe('');
    }
  });

  test('starts programs that exist, in an order that works', () => {
    const programs = Object.values(ours).map((service) => builtPrograms(service?.command?.join(' ') ?? ''));
    expect(programs).toEqual([
      ['dist/server/main.js'],
      ['dist/workers/main.js'],
      ['dist/server/cli/migrate.js'],
    ]);
    for (const program of programs.flat())
      expect([program, existsSync(toSource(program))]).toEqual([program, true]);
    expect(existsSync(`${migrate?.build}/Dockerfile`)).toBe(true);
    expect(proxy?.depends_on).toEqual({ api: { condition: 'service_started' } });
    expect(migrate?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(api?.depends_on['migrate']).toEqual({ condition: 'service_completed_successfully' });
    expect(worker?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    });
  });

  test('allows any number of workers and API replicas', () => {
    for (const service of [api, worker]) {
      expect(service?.container_name).toBeUndefined();
      expect(service?.ports).toEqual([]);
    }
  });

  test('persists data: Redis by its append-only file, everything in declared volumes', () => {
    const flags = redis?.command?.join(' ');
    expect(flags).toContain('--appendonly yes');
    expect(flags).toContain('--maxmemory-policy noeviction');
    const used = Object.values(compose.services)
      .flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((volume) => !volume.startsWith('./'));
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(postgres?.volumes).toEqual(['postgres:/var/lib/postgresql/data']);
    expect(api?.volumes).toEqual(worker?.volumes);
    expect(api?.volumes[0]?.split(':')[1]).toBe(api?.environment['DATA_DIR']);
    const folder = `file:${api?.environment['DATA_DIR']}/uploads`;
    expect(api?.environment['STORAGE_URL']).toBe(`\${STORAGE_URL:-${folder}}`);
  });
});
