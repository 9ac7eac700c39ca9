import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settingSchemas } from '../platform/config.ts';

// No cluster is needed: checks everything about the manifests that can be known without one.

const folder = 'deploy/kubernetes';
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** The published schemas, by the kind and version of a manifest. */
const models = {
  'v1/ConfigMap': ConfigMap,
  'v1/Secret': Secret,
  'v1/Service': Service,
  'apps/v1/Deployment': Deployment,
  'batch/v1/Job': Job,
  'policy/v1/PodDisruptionBudget': PodDisruptionBudget,
  'autoscaling/v2/HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'gateway.networking.k8s.io/v1/Gateway': Gateway,
  'gateway.networking.k8s.io/v1/HTTPRoute': HTTPRoute,
  'monitoring.coreos.com/v1/PodMonitor': PodMonitor,
  'keda.sh/v1alpha1/ScaledObject': ScaledObject,
} as const;

const isModelled = (name: string): name is keyof typeof models => name in models;

const headSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string(), labels: z.record(z.string(), z.string()) }).loose(),
});
type Manifest = z.infer<typeof headSchema>;

const read = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((one) => headSchema.parse(one.toJS()));
const manifests = files.flatMap((file) => read(file).map((manifest) => ({ file, manifest })));
const find = (kind: string, name: string): Manifest => {
  const found = manifests.find(({ manifest }) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found.manifest;
};

/** The violations of the schema by a manifest, and its unknown fields: every known field is read. */
function listProblems(manifest: Manifest): string[] {
  const name = `${manifest.apiVersion}/${manifest.kind}`;
  if (!isModelled(name)) return [`no schema of ${name}`];
  const unread = new Map<string, unknown>();
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    for (const [key, entry] of Object.entries(value)) {
      const at = `${path}.${key}`;
      unread.set(at, entry);
      const watched = watch(entry, at);
      Object.defineProperty(copy, key, {
        enumerable: true,
        get() {
          unread.delete(at);
          return watched;
        },
      });
    }
    return copy;
  };
  const model = models[name];
  try {
    const { validate } = model.prototype;
    validate.call(Object.setPrototypeOf(watch(manifest, name), model.prototype));
  } catch (error) {
    return [`${name} ${error instanceof Error ? error.message : error}`];
  }
  return [...unread.keys()];
}

const containerSchema = z.object({
  image: z.string(),
  command: z.array(z.string()),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  env: z.array(z.object({ name: z.string() })).default([]),
});
const podSchema = z.object({
  spec: z.object({ template: z.object({ spec: z.object({ containers: z.array(containerSchema) }) }) }),
});
const getContainers = (manifest: Manifest) => podSchema.parse(manifest).spec.template.spec.containers;
const programs = [
  find('Deployment', 'safarnama-api'),
  find('Deployment', 'safarnama-worker'),
  find('Job', 'safarnama-migrate'),
];
const listSettings = (kind: 'ConfigMap' | 'Secret', field: 'data' | 'stringData') =>
  z
    .record(z.string(), z.string())
    .parse(find(kind, kind === 'Secret' ? 'safarnama-secrets' : 'safarnama-settings')[field]);

describe('the manifests of Kubernetes', () => {
  test.each(manifests.map(({ file, manifest }) => [file, manifest.kind, manifest] as const))(
    'of %s: %s is what the published schema asks for',
    (_file, _kind, manifest) => {
      expect(listProblems(manifest)).toEqual([]);
    },
  );

  test('are validated: a wrong type, a missing field and a misspelt one are found', () => {
    const api = JSON.stringify(find('Deployment', 'safarnama-api'));
    const changed = (from: string, to: string) =>
      listProblems(headSchema.parse(JSON.parse(api.replace(from, to))));
    expect(changed('livenessProbe', 'livenesProbe')[0]).toContain('livenesProbe');
    expect(changed('"containerPort":3000', '"containerPort":"many"')).toEqual([
      expect.stringContaining('containerPort'),
    ]);
    const route = JSON.stringify(find('HTTPRoute', 'safarnama')).replace('timeouts', 'timeout');
    expect(listProblems(headSchema.parse(JSON.parse(route)))[0]).toContain('timeout');
    expect(listProblems({ ...find('ScaledObject', 'safarnama-worker'), spec: {} })[0]).toContain('required');
  });

  test('start programs that exist, all from one image', () => {
    const images = programs.flatMap(getContainers).map(({ image }) => image);
    expect(new Set(images).size).toBe(1);
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(images[0]?.split(':').at(-1)).toBe(version);
    const built = programs.flatMap(getContainers).map(({ command }) => command.at(-1) ?? '');
    expect(built).toEqual(['dist/server/main.js', 'dist/workers/main.js', 'dist/server/cli/migrate.js']);
    for (const program of built) {
      expect(existsSync(program.replace('dist/', '').replace('.js', '.ts')), program).toBe(true);
    }
  });

  test('give all programs the same settings, only ones that exist, and all that production needs', () => {
    const from = [
      { configMapRef: { name: 'safarnama-settings' } },
      { secretRef: { name: 'safarnama-secrets' } },
    ];
    for (const { envFrom } of programs.flatMap(getContainers)) expect(envFrom).toEqual(from);
    const names = [
      ...Object.keys(listSettings('ConfigMap', 'data')),
      ...Object.keys(listSettings('Secret', 'stringData')),
      ...programs.flatMap(getContainers).flatMap(({ env }) => env.map(({ name }) => name)),
    ];
    expect(names.filter((name) => !(name in settingSchemas))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['NODE_ENV', 'PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'MAIL_FROM', 'STAFF_EMAIL'],
        ...['JWT_SECRET', 'STORAGE_URL', 'TRUST_PROXY', 'METRICS_PORT'],
      ]),
    );
    for (const [name, value] of Object.entries(listSettings('ConfigMap', 'data'))) {
      const schema = settingSchemas[name as keyof typeof settingSchemas]; // the names were looked at above
      expect(schema.safeParse(value).error?.issues, name).toBeUndefined();
    }
  });

  test('hold no secret', () => {
    expect(Object.values(listSettings('Secret', 'stringData')).filter(Boolean)).toEqual([]);
    for (const file of files) {
      const written = readFileSync(join(folder, file), 'utf8').replace(/^\s*#.*$/gm, '');
      expect(written, file).not.toMatch(/:\/\/[^\s/]+:[^\s/]+@/);
    }
  });

  test('select existing pods, and scale by existing series', () => {
    const getLabels = (name: string) => ({ matchLabels: find('Deployment', name).metadata.labels });
    for (const name of ['safarnama-api', 'safarnama-worker']) {
      expect(find('Deployment', name)['spec']).toMatchObject({
        selector: getLabels(name),
        template: { metadata: { labels: getLabels(name).matchLabels } },
      });
      expect(find('PodDisruptionBudget', name)['spec']).toMatchObject({ selector: getLabels(name) });
    }
    const api = { scaleTargetRef: { kind: 'Deployment', name: 'safarnama-api' } };
    expect(find('HorizontalPodAutoscaler', 'safarnama-api')['spec']).toMatchObject(api);
    const scaling = find('ScaledObject', 'safarnama-worker');
    expect(scaling['spec']).toMatchObject({ scaleTargetRef: { name: 'safarnama-worker' } });
    const known =
      readFileSync('server/platform/observability/scrape.ts', 'utf8') +
      readFileSync('workers/delivery/queueDepth.ts', 'utf8');
    const series = JSON.stringify(scaling).match(/safarnama_\w+/g) ?? [];
    expect(series).toEqual(expect.arrayContaining(['safarnama_queue_jobs', 'safarnama_outbox_events']));
    for (const one of series) expect(known).toContain(`'${one.replace('safarnama_', '')}'`);
    // Waiting and active jobs add up; several workers report the same ones.
    expect(JSON.stringify(scaling)).toContain('sum(max by (queue, state) (safarnama_queue_jobs');
  });

  test('need fewer connections than Postgres has, at their maximum and during a release', () => {
    const limits = z.object({ maxReplicas: z.int() });
    const workerLimits = z.object({ maxReplicaCount: z.int() });
    const { maxReplicas } = limits.parse(find('HorizontalPodAutoscaler', 'safarnama-api')['spec']);
    const { maxReplicaCount } = workerLimits.parse(find('ScaledObject', 'safarnama-worker')['spec']);
    const surging = 2;
    const perProcess = Number(listSettings('ConfigMap', 'data')['DATABASE_POOL']) + 1;
    const migration = 3;
    const connections = (maxReplicas + maxReplicaCount + surging) * perProcess + migration;
    expect(connections).toBe(93);
    // 100, of which Postgres reserves 3.
    expect(connections).toBeLessThanOrEqual(97);
  });

  test('route visitors to the API over TLS, however long the response', () => {
    const [site, redirect] = [find('HTTPRoute', 'safarnama'), find('HTTPRoute', 'safarnama-redirect')];
    expect(site['spec']).toMatchObject({
      parentRefs: [{ name: 'safarnama', sectionName: 'https' }],
      rules: [{ backendRefs: [{ name: 'safarnama-api', port: 80 }], timeouts: { request: '0s' } }],
    });
    expect(redirect['spec']).toMatchObject({
      parentRefs: [{ name: 'safarnama', sectionName: 'http' }],
      rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https' } }] }],
    });
    expect(find('Service', 'safarnama-api')['spec']).toMatchObject({
      ports: [{ port: 80, targetPort: 'http' }],
    });
  });

  test('allow Prometheus to find the port of the metrics of API and worker', () => {
    expect(find('PodMonitor', 'safarnama')['spec']).toMatchObject({
      selector: { matchExpressions: [{ operator: 'In', values: ['api', 'worker'] }] },
      podMetricsEndpoints: [{ port: 'metrics', path: '/metrics' }],
    });
  });

  test('are applied by commands that name files, end in time and notice a failed migration', () => {
    const operating = readFileSync('docs/operating.md', 'utf8');
    const commands =
      operating.slice(operating.indexOf('## Kubernetes')).match(/^```sh\n([\s\S]+?)^```/m)?.[1] ?? '';
    const named = [...commands.matchAll(/-f (\S+)/g)].map(([, name = '']) => name);
    expect(named).toHaveLength(6);
    for (const name of named) {
      expect([name, files.includes(name) || files.includes(name.replace('.yaml', '.example.yaml'))]).toEqual([
        name,
        true,
      ]);
    }
    const waits = commands.match(/kubectl wait .*/g) ?? [];
    for (const wait of waits) expect(wait).toContain('--timeout=');
    expect(waits.map((wait) => wait.match(/condition=(\w+)/)?.[1])).toEqual(['complete', 'failed']);
    expect(find('Job', 'safarnama-migrate')['spec']).toMatchObject({ activeDeadlineSeconds: 4 * 60 * 60 });
  });
});
