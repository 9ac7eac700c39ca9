import { beforeAll, describe, expect, it } from 'vitest';
import { pageNames } from '../modules/content/contract.ts';
import { type Permission, type Role, rolePermissions, roles } from '../platform/contract.ts';
import { useApi } from './api.ts';

const everybody: readonly Role[] = ['super_admin', 'admin', 'employee', 'visitor'];
const staff: readonly Role[] = ['super_admin', 'admin', 'employee'];
const admins: readonly Role[] = ['super_admin', 'admin'];

/** The documented table: who holds each permission, and which calls require it. */
const matrix: Record<Permission, { held: readonly Role[]; calls: readonly string[] }> = {
  'dashboard.view': {
    held: everybody,
    calls: ['GET /dashboard/chart-data', 'GET /dashboard/activity', 'GET /dashboard/stream'],
  },
  // Their calls are public; the permission shows inactive entries and drafts too.
  'destinations.view': {
    held: everybody,
    calls: ['POST /destinations/:id/preview-link', 'POST /wedding/destinations/:id/preview-link'],
  },
  'destinations.create': {
    held: admins,
    calls: ['POST /destinations/create', 'POST /wedding/destinations'],
  },
  'destinations.edit': {
    held: admins,
    calls: [
      'PUT /destinations/:id',
      'POST /destinations/toggle-featured',
      'POST /destinations/toggle-active',
      'POST /destinations/update-sort',
      'POST /destinations/upload-image',
      'POST /destinations/upload-brochure',
      'PUT /wedding/destinations/:id',
      'PATCH /wedding/destinations/:id/toggle-featured',
      'PATCH /wedding/destinations/:id/toggle-featured-destinations',
      'POST /wedding/upload-image',
    ],
  },
  'destinations.delete': {
    held: admins,
    calls: ['DELETE /destinations/:id', 'DELETE /wedding/destinations/:id'],
  },
  'blog.view': { held: everybody, calls: ['POST /blog/:id/preview-link'] },
  'blog.create': { held: staff, calls: ['POST /blog', 'POST /blog/upload-image'] },
  'blog.edit': { held: staff, calls: ['PUT /blog/:id'] },
  'blog.delete': { held: admins, calls: ['DELETE /blog/:id'] },
  'news.view': { held: everybody, calls: ['GET /news/admin-all', 'POST /news/:id/preview-link'] },
  'news.create': { held: staff, calls: ['POST /news', 'POST /news/upload-image'] },
  'news.edit': { held: staff, calls: ['PUT /news/:id'] },
  'news.delete': { held: admins, calls: ['DELETE /news/:id'] },
  'enquiries.view': {
    held: everybody,
    calls: [
      'GET /enquiries',
      'GET /enquiries/statistics',
      'GET /enquiries/:id',
      'GET /enquiries/:id/history',
      'PUT /enquiries/:id/presence',
      'GET /enquiries/:id/person',
      'GET /enquiries/:id/outcome',
      'GET /enquiries/:id/seats',
      'GET /enquiries/:id/review-invitation',
      'GET /enquiries/:id/conversation',
      'GET /enquiries/:id/attachment',
      'GET /booking',
      'GET /booking/statistics',
      'GET /booking/:id',
      'GET /contact',
      'GET /contact/statistics',
      'GET /contact/:id',
      'GET /quarantine',
    ],
  },
  'enquiries.respond': {
    held: staff,
    calls: [
      'GET /enquiries/assignees',
      'GET /enquiries/export',
      'GET /auth/duty',
      'PUT /auth/duty',
      ...['PUT /enquiries/:id/merge', 'PUT /enquiries/:id/separate'],
      'PUT /enquiries/:id/snooze',
      'PUT /enquiries/:id/outcome',
      'PUT /enquiries/:id/seats',
      'POST /enquiries/:id/review-invitation',
      'GET /responses/statistics',
      'GET /responses/export',
      'PUT /enquiries/:id/wait',
      'PUT /enquiries/:id/resume',
      'PUT /booking/:id',
      'PUT /contact/:id',
      'POST /enquiries/:id/replies',
      'POST /enquiries/:id/replies/:reply/undo',
      'POST /enquiries/:id/replies/:reply/retry',
      'POST /enquiries/:id/contacts',
      'PUT /enquiries/:id/draft',
      ...['POST /enquiries/:id/files', 'POST /enquiries/:id/files/brochure'],
      'DELETE /enquiries/:id/files/:file',
      ...['GET', 'POST'].map((method) => `${method} /saved-replies`),
      ...['PUT', 'DELETE'].map((method) => `${method} /saved-replies/:id`),
      ...['GET', 'PUT'].map((method) => `${method} /signature`),
      'POST /quarantine/:id/release',
    ],
  },
  'enquiries.delete': {
    held: admins,
    calls: ['DELETE /booking/:id', 'DELETE /contact/:id', 'DELETE /quarantine/:id'],
  },
  // Needed for the shared ones; everyone who replies has saved replies of their own.
  'replies.manage': { held: admins, calls: [] },
  'users.view': { held: admins, calls: ['GET /users', 'GET /users/statistics', 'GET /users/:id'] },
  'users.create': { held: admins, calls: ['POST /users/create'] },
  'users.edit': {
    held: admins,
    calls: ['PUT /users/:id', 'POST /users/:id/invite', 'DELETE /users/:id/second-factor'],
  },
  'users.delete': { held: admins, calls: ['DELETE /users/:id'] },
  'ceo.view': { held: staff, calls: ['GET /ceo', 'GET /ceo/statistics', 'GET /ceo/:id'] },
  'ceo.create': { held: admins, calls: ['POST /ceo/create', 'POST /ceo/upload-image'] },
  'ceo.edit': { held: admins, calls: ['PUT /ceo/:id', 'POST /ceo/activate'] },
  'ceo.delete': { held: admins, calls: ['DELETE /ceo/:id'] },
  'reviews.view': {
    held: staff,
    calls: ['GET /reviews/all', 'GET /reviews/journeys', 'GET /reviews/:id'],
  },
  'reviews.create': { held: staff, calls: ['POST /reviews'] },
  'reviews.edit': { held: staff, calls: ['PUT /reviews/:id'] },
  'team.view': { held: staff, calls: ['GET /team/all', 'GET /team/:id'] },
  'team.manage': {
    held: admins,
    calls: [
      ...['GET /team/accounts', 'POST /team', 'PUT /team/:id', 'DELETE /team/:id'],
      'POST /team/upload-image',
    ],
  },
  'reviews.delete': { held: admins, calls: ['DELETE /reviews/:id'] },
  'newsletter.view': {
    held: staff,
    calls: ['stats', 'list', 'search', 'trends', 'test'].map((action) => `GET /newsletter/${action}`),
  },
  'newsletter.manage': {
    held: admins,
    calls: ['POST /newsletter/bulk_update', 'PUT /newsletter', 'POST /newsletter'],
  },
  'newsletter.export': { held: admins, calls: ['GET /newsletter/export'] },
  'content.manage': {
    held: admins,
    calls: pageNames.flatMap((page) => [`PUT /content/${page}`, `POST /content/${page}/preview`]),
  },
  'settings.manage': {
    held: admins,
    calls: [
      'GET /settings',
      'PUT /settings',
      'POST /privacy/find',
      'POST /privacy/export',
      'POST /privacy/erase',
    ],
  },
  'operations.view': {
    held: admins,
    calls: [
      'GET /operations',
      'GET /operations/mails',
      'POST /operations/mails/:id/resend',
      ...['GET /inbound-mails', 'GET /inbound-mails/:id/source', 'POST /inbound-mails/:id/retry'],
      ...['pause', 'resume', 'retry'].map((deed) => `POST /operations/queues/:queue/${deed}`),
      'POST /operations/read-models/:name/replay',
    ],
  },
  'audit.view': { held: admins, calls: ['GET /audit', 'GET /audit/choices', 'GET /audit/export'] },
};

/** Calls of every signed-in user. */
const signedIn = [
  ...['GET /auth/verify-token', 'GET /auth/me', 'POST /auth/change-password'],
  ...['GET /auth/sessions', 'DELETE /auth/sessions', 'DELETE /auth/sessions/:id'],
  ...['GET', 'POST'].map((method) => `${method} /auth/second-factor`),
  ...['POST /auth/second-factor/confirm', 'POST /auth/second-factor/off'],
];

const articleReads = ['', '/all', '/preview', '/latest', '/featured', '/related', '/categories', '/tags'];
const publicCalls = [
  ...[
    'POST /auth/login',
    'POST /auth/logout',
    'GET /auth/refresh-token',
    'GET /dashboard/public-stats',
    'GET /settings/public',
  ],
  'POST /inbound-mail',
  ...['POST /booking/submit', 'GET /booking/health', 'POST /contact/submit', 'GET /contact/health'],
  ...['GET /enquiries/:id/attachment/file', 'GET /enquiries/:id/files/:file/content', 'GET /ceo/active'],
  ...['GET /enquiry-status/:token', 'GET /search'],
  ...['messages', 'withdrawal'].map((form) => `POST /enquiry-status/:token/${form}`),
  ...[
    '',
    '/featured',
    '/journeys',
    '/search',
    '/type',
    '/names',
    '/statistics',
    '/slug/:slug',
    '/by-name/:name',
    '/by-name/:name/similar',
  ].map((path) => `GET /destinations${path}`),
  ...['GET /destinations/download-brochure/:id', 'GET /destinations/:id'],
  ...[
    'GET /wedding/destinations',
    'GET /wedding/destinations/:id',
    'GET /wedding/destinations/slug/:slug',
    'GET /news/priority',
    'GET /reviews',
    'GET /team',
    'GET /articles/about/:name',
    'GET /articles/:id/journeys',
    'GET /review-invitations/:token',
    ...['PUT', 'POST'].map((method) => `${method} /review-invitations/:token/review`),
  ],
  ...pageNames.map((page) => `GET /content/${page}`),
  ...['blog', 'news'].flatMap((kind) => [
    ...articleReads.map((path) => `GET /${kind}${path}`),
    ...['/count', '/health', '/statistics', '/slug/:slug', '/:id'].map((path) => `GET /${kind}${path}`),
    `POST /${kind}/:id/views`,
  ]),
  ...['GET /newsletter/verify', 'GET /newsletter/unsubscribe', 'GET /newsletter/confirm.js'],
  ...['subscribe', 'verify', 'unsubscribe'].map((action) => `POST /newsletter/${action}`),
  ...['GET /uploads/:folder/:name'],
  ...['login/second-factor', 'forgot-password', 'password-link', 'reset-password'].map(
    (path) => `POST /auth/${path}`,
  ),
];

const guarded = [
  ...Object.values(matrix).flatMap(({ held, calls }) => calls.map((call) => ({ call, held }))),
  ...signedIn.map((call) => ({ call, held: everybody })),
];

describe('permissions', () => {
  const test = useApi();

  it('grants each role what the table says', () => {
    for (const role of roles) {
      const held = Object.entries(matrix).filter((entry) => entry[1].held.includes(role));
      expect([...rolePermissions[role]].sort(), role).toEqual(held.map(([permission]) => permission).sort());
    }
  });

  it('covers every call in the table', () => {
    const declared = test.declared.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\/$/, '')}`,
    );
    const known = [...guarded.map(({ call }) => call), ...publicCalls];
    expect([...new Set(declared)].sort()).toEqual([...known].sort());
  });

  const callers = ['anonymous', ...roles] as const;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const role of roles) tokens.set(role, (await test.as(role)).token);
  });

  /** Requests an entry that does not exist, with an invalid body: a permitted caller changes nothing. */
  async function fetchStatus(call: string, caller: (typeof callers)[number]): Promise<number> {
    const [method = '', path = ''] = call.split(' ');
    const token = tokens.get(caller);
    const response = await fetch(`${test.origin}/api${path.replace(':id', '999999999')}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: method === 'GET' ? null : '{}',
    });
    await response.body?.cancel();
    return response.status;
  }

  it.each(guarded)('$call requires $held', async ({ call, held }) => {
    for (const caller of callers) {
      const status = await fetchStatus(call, caller);
      if (caller === 'anonymous') expect(status, caller).toBe(401);
      else if (held.includes(caller)) expect([401, 403], caller).not.toContain(status);
      else expect(status, caller).toBe(403);
    }
  });
});
