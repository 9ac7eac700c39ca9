import { beforeAll, describe, expect, it } from 'vitest';
import { describeApi, getAction, type Operation, toOpenApiPath } from '../platform/http/openapi.ts';
import { type Answer, useApi } from './api.ts';

describe('the description of the API', () => {
  const test = useApi();
  let document: Answer;
  beforeAll(async () => {
    document = await test.api.get('/api/docs/openapi.json');
  });

  const operations = () =>
    Object.entries<Record<string, Operation>>(document.body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );

  it('has every declared call, with its fields', async () => {
    const { config, declared } = test;
    expect(declared.length).toBeGreaterThan(100);
    for (const endpoint of declared) {
      const found = document.body.paths[toOpenApiPath(endpoint)]?.[endpoint.method];
      const name = `${endpoint.method} ${endpoint.path}`;
      expect(found, name).toBeDefined();
      const action = getAction(endpoint);
      const named = found.parameters.find((one: { name: string }) => one.name === 'action');
      if (action) expect(named.schema.enum, name).toContain(action);
      expect(found.description, name).toContain(
        endpoint.access === 'public' ? 'Anybody' : endpoint.access === 'signed-in' ? 'signed in' : 'Needs',
      );
      expect(Boolean(found.requestBody), name).toBe(Boolean(endpoint.body || endpoint.file));
    }
    expect(document.body).toEqual(JSON.parse(JSON.stringify(describeApi(declared, config.PUBLIC_URL))));
    const contact = document.body.paths['/api/contact/submit'].post.requestBody.content['application/json'];
    expect(Object.keys(contact.schema.properties)).toEqual(
      expect.arrayContaining(['name', 'email', 'message']),
    );
  });

  it('says what every call answers, but for files, pages and streams', () => {
    const silent = test.declared
      .filter(({ answer }) => !answer)
      .map(({ method, path }) => `${method} ${path}`);
    expect(silent.sort()).toEqual([
      'get /api/audit/export',
      'get /api/dashboard/stream',
      'get /api/destinations/download-brochure/:id',
      'get /api/enquiries/:id/attachment/file',
      'get /api/enquiries/export',
      'get /api/newsletter/confirm.js',
      'get /api/newsletter?action=unsubscribe',
      'get /api/newsletter?action=verify',
      'get /api/uploads/:folder/:name',
      'get /uploads/:folder/:name',
    ]);
  });

  it('is OpenAPI 3.1 whose references resolve and whose parameters exist', () => {
    expect(document.body.openapi).toBe('3.1.0');
    for (const [, reference = ''] of document.text.matchAll(/"\$ref":"([^"]+)"/g)) {
      const found = reference
        .replace('#/', '')
        .split('/')
        .reduce((at, key) => at?.[key], document.body);
      expect(found, reference).toBeDefined();
    }
    expect(document.text).not.toContain('$defs');
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, operation } of operations()) {
      const parameters = operation['parameters'] as { name: string; in: string; schema: object }[];
      const of = (place: string) => parameters.filter((one) => one.in === place).map((one) => one.name);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(of('path'), path).toEqual(inPath);
      expect(new Set(of('query')).size, path).toBe(of('query').length);
      expect(path).toMatch(/^(\/([\w.-]+|\{\w+\}))+$/);
      expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method);
    }
  });

  it('says once what an error looks like, and errors look so', async () => {
    const { components } = document.body;
    expect(document.text.split('"request_id"').length - 1).toBe(2); // the field, and that it is required
    for (const { operation } of operations()) {
      const responses = operation['responses'] as Record<string, unknown>;
      expect(responses['default']).toEqual({ $ref: '#/components/responses/Error' });
    }
    const refused = await test.api.post('/api/contact/submit', { body: {} });
    const known = Object.keys(components.schemas.Error.properties);
    for (const field of Object.keys(refused.body)) expect(known).toContain(field);
    for (const field of components.schemas.Error.required) expect(refused.body).toHaveProperty(field);
  });

  it('can be read by a person, without a script or a stranger’s server', async () => {
    const page = await test.api.get('/api/docs');
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.text).not.toMatch(/<script|(src|href)="(https?:)?\/\//);
    for (const { operation } of operations()) expect(page.text).toContain(`id="${operation.operationId}"`);
    expect((await test.api.post('/api/docs')).status).toBe(404);
  });
});
