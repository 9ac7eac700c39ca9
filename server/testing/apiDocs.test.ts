import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeApi, type Operation, toOpenApiPath } from '../platform/http/openapi.ts';
import { useApi } from './api.ts';
import type { ApiResponse } from './apiClient.ts';

describe('the description of the API', () => {
  const test = useApi();
  let document: ApiResponse;
  beforeAll(async () => {
    document = await test.api.get('/api/docs/openapi.json');
  });

  const operations = () =>
    Object.entries<Record<string, Operation>>(document.body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );

  it('has every declared endpoint, with its fields', async () => {
    const { config, declared } = test;
    expect(declared.length).toBeGreaterThan(100);
    for (const endpoint of declared) {
      const found = document.body.paths[toOpenApiPath(endpoint)]?.[endpoint.method];
      const name = `${endpoint.method} ${endpoint.path}`;
      expect(found, name).toBeDefined();
      expect(found.description, name).toContain(
        endpoint.access === 'public' ? 'Public' : endpoint.access === 'signed-in' ? 'session' : 'permission',
      );
      expect(Boolean(found.requestBody), name).toBe(
        Boolean(endpoint.body || endpoint.file || endpoint.rawBody),
      );
    }
    expect(operations()).toHaveLength(declared.length);
    expect(document.body).toEqual(JSON.parse(JSON.stringify(describeApi(declared, config.PUBLIC_URL))));
    const contact = document.body.paths['/api/contact/submit'].post.requestBody.content['application/json'];
    expect(Object.keys(contact.schema.properties)).toEqual(
      expect.arrayContaining(['name', 'email', 'message']),
    );
  });

  it('describes the response of every endpoint', () => {
    const undescribed = test.declared.filter(({ response, produces }) => !response && !produces);
    expect(undescribed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('follows the recommended rules of Redocly', async () => {
    const config = await loadConfig({ configPath: 'redocly.yaml' });
    const problems = await lintFromString({ source: document.text, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('is OpenAPI 3.1 whose parameters exist', () => {
    expect(document.body.openapi).toBe('3.1.0');
    expect(document.text).not.toContain('$defs');
    for (const { path, operation } of operations()) {
      const names = (place: string) =>
        operation.parameters.filter((one) => one.in === place).map(({ name }) => name);
      expect(names('path'), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(new Set(names('query')).size, path).toBe(names('query').length);
    }
  });

  it('describes each shape of an error once, and errors have these shapes', async () => {
    const { schemas } = document.body.components;
    for (const { operation } of operations()) {
      expect(operation.responses['default']).toEqual({ $ref: '#/components/responses/Unexpected' });
    }
    const refused = await test.api.post('/api/contact/submit', { body: {} });
    const known = Object.keys(schemas.ValidationError.properties);
    expect(Object.keys(refused.body).sort()).toEqual(known.sort());
    expect(schemas.ValidationError.required.sort()).toEqual(known.sort());
  });

  it('is readable by a person, without a script or another server', async () => {
    const page = await test.api.get('/api/docs');
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.text).not.toMatch(/<script|(src|href)="(https?:)?\/\//);
    for (const { operation } of operations()) expect(page.text).toContain(`id="${operation.operationId}"`);
    expect((await test.api.post('/api/docs')).status).toBe(404);
  });
});
