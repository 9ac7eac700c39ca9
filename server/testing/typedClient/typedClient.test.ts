import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import createClient from 'openapi-fetch';
import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import type { paths } from '../../../.tmp/typedClient/api.d.ts';
import { useApi } from '../api.ts';
import { contactForm, pngBytes } from '../enquiries.ts';

const run = promisify(execFile);

/**
 * This folder is a TypeScript project of its own, because the types that it imports are generated from the API
 * description by the tests themselves.
 */
describe('a typed client generated from the API description', () => {
  const test = useApi();
  const connect = (token?: string) =>
    createClient<paths>({
      baseUrl: test.origin,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
  const connectAs = async (role: 'admin' | 'employee') => connect((await test.as(role)).token);

  beforeAll(async () => {
    const { body } = await test.api.get('/api/docs/openapi.json');
    const types = await openapiTS(body as OpenAPI3); // of another OpenAPI version it would generate no types
    await mkdir('.tmp/typedClient', { recursive: true });
    await writeFile('.tmp/typedClient/api.d.ts', types);
  });

  it('compiles', async () => {
    await run('node_modules/.bin/tsc', ['-p', 'server/testing/typedClient']).catch((error) => {
      throw new Error(error.stdout || error.message);
    });
  });

  it('creates once with an idempotency key, gets, updates and deletes', async () => {
    const [visitor, admin] = [connect(), await connectAs('admin')];
    const submit = () =>
      visitor.POST('/api/contact/submit', {
        params: { header: { 'Idempotency-Key': 'typed-client' } },
        body: contactForm({ name: 'Typed Client' }),
      });
    const [first, second] = [await submit(), await submit()];
    const id = first.data?.data.id ?? 0;
    expect(id).toBeGreaterThan(0);
    expect(second.data?.data).toEqual(first.data?.data);

    const params = { path: { id } };
    expect((await admin.GET('/api/contact/{id}', { params })).data?.data.name).toBe('Typed Client');
    const updated = await admin.PUT('/api/contact/{id}', { params, body: { priority: 'high' } });
    expect(updated.data?.data.priority).toBe('high');
    expect((await admin.DELETE('/api/contact/{id}', { params })).data?.success).toBe(true);
    const gone = await admin.GET('/api/contact/{id}', { params });
    expect(gone.response.status).toBe(404);
    expect(gone.error?.code).toBe('not_found');
  });

  it('lists pages, and names the wrong field', async () => {
    const admin = await connectAs('admin');
    const list = await admin.GET('/api/contact', { params: { query: { page: 1, limit: 5 } } });
    expect(list.data?.pagination).toMatchObject({ page: 1, limit: 5 });
    const refused = await connect().POST('/api/contact/submit', { body: contactForm({ email: 'nobody' }) });
    expect(refused.response.status).toBe(422);
    expect(refused.error && 'errors' in refused.error && refused.error.errors[0]?.field).toBe('email');
  });

  it('receives a version conflict', async () => {
    const admin = await connectAs('admin');
    const created = await admin.POST('/api/ceo/create', { body: { message: 'Welcome.' } });
    const { id = 0, updated_at = '' } = created.data?.data ?? {};
    const save = (message: string) =>
      admin.PUT('/api/ceo/{id}', { params: { path: { id } }, body: { message, updated_at } });
    expect((await save('Welcome to Goa.')).data?.data.message).toBe('Welcome to Goa.');
    const stale = await save('Welcome to Kerala.');
    expect(stale.response.status).toBe(409);
    expect(stale.error && 'current' in stale.error && stale.error.current['message']).toBe('Welcome to Goa.');
  });

  it('uploads a picture', async () => {
    const employee = await connectAs('employee');
    const uploaded = await employee.POST('/api/blog/upload-image', {
      body: { image: 'pixel.png' },
      bodySerializer: ({ image }) => {
        const form = new FormData();
        form.append('image', new File([new Uint8Array(pngBytes)], image));
        return form;
      },
    });
    expect(uploaded.data?.path).toMatch(/^\/uploads\/images\//);
  });

  it('downloads a CSV file', async () => {
    const admin = await connectAs('admin');
    const { data, response } = await admin.GET('/api/enquiries/export', { parseAs: 'text' });
    expect(response.headers.get('Content-Type')).toContain('text/csv');
    expect(data).toContain('Reference');
  });

  it('performs an action', async () => {
    const admin = await connectAs('admin');
    const body = { emails: ['unknown@example.com'], status: 'bounced' as const };
    expect((await admin.POST('/api/newsletter/bulk_update', { body })).data?.updated).toBe(0);
  });
});
