import { z } from 'zod';
import type { ErrorBody } from '../contract.ts';
import type { Endpoint } from './endpoints.ts';

type Json = { [name: string]: unknown };
type Part = 'params' | 'query' | 'body' | 'answer';

/** One call of the description: where it stands, and what it says. */
export type Operation = Json & { operationId: string; summary: string; description: string; tags: string[] };
export type ApiDescription = Json & { paths: Record<string, Record<string, Operation>> };

export const errorSchema = z.object({
  success: z.literal(false),
  error: z.string().describe('A sentence for a person.'),
  code: z.string().describe('Stable machine code, such as validation_failed.'),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  current: z.record(z.string(), z.unknown()).optional().describe('With stale_write: the entry as it is now.'),
  challenge: z
    .string()
    .optional()
    .describe('With second_factor_required: what the second step of signing in sends back with the code.'),
  request_id: z.string(),
}) satisfies z.ZodType<ErrorBody>;

/** What goes in is described as a caller may write it, what comes out as it is sent. */
function toJsonSchema(schema: z.ZodType, part: Part): Json {
  const io = part === 'answer' ? 'output' : 'input';
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
}

/** The fields of an object's schema, each with whether it must be there. */
function toParameters(
  schema: z.ZodType | undefined,
  part: Part,
): { name: string; shape: Json; required: boolean }[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, part) as {
    properties?: Record<string, Json>;
    required?: string[];
  }; // what zod writes for an object
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    shape,
    required: required.includes(name),
  }));
}

/** `/api/newsletter/?action=list` stands at `/api/newsletter`; a path has no query in OpenAPI. */
export const toOpenApiPath = ({ path }: Endpoint) =>
  (path.split('?')[0] ?? '').replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');

/** What `?action=` has to be for this call, on the paths where it decides. */
export const getAction = ({ path }: Endpoint) => new URLSearchParams(path.split('?')[1]).get('action');

/** With which statuses a call says that it is done; usually the first one. */
export const listStatuses = ({ status = 200, orStatus = [] }: Endpoint): readonly number[] => [
  status,
  ...orStatus,
];

const accessText = ({ access }: Endpoint) => {
  if (access === 'public') return 'Anybody.';
  if (access === 'signed-in') return 'Whoever is signed in.';
  return `Needs ${typeof access === 'string' ? access : access.join(' or ')}.`;
};

const json = (schema: Json) => ({ 'application/json': { schema } });
const choice = (shapes: Json[]) => {
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different };
};

function parameters(path: string, calls: Endpoint[]) {
  const ofPath = new Map(toParameters(calls[0]?.params, 'params').map(({ name, shape }) => [name, shape]));
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: ofPath.get(name) ?? { type: 'string' },
  }));
  const actions = calls.map(getAction).filter((name) => name !== null);
  const action = { name: 'action', in: 'query', required: false, schema: { type: 'string', enum: actions } };
  const inQuery = new Map<string, Json>();
  for (const call of calls) {
    for (const { name, shape, required } of toParameters(call.query, 'query')) {
      const known = inQuery.get(name)?.['schema'] as Json | undefined; // put there two lines below
      const schema = known ? choice([known, shape]) : shape;
      inQuery.set(name, { name, in: 'query', required: required && calls.length === 1, schema });
    }
  }
  return [...inPath, ...(actions.length > 0 ? [action] : []), ...inQuery.values()];
}

function requestBody(calls: Endpoint[]): Json {
  const file = calls[0]?.file;
  const bodies = calls.flatMap(({ body }) => (body ? [toJsonSchema(body, 'body')] : []));
  if (file) {
    const field = { [file.field]: { type: 'string', contentMediaType: 'application/octet-stream' } };
    const schema = { allOf: [...bodies, { type: 'object', properties: field }] };
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  return bodies.length > 0 ? { requestBody: { content: json(choice(bodies)) } } : {};
}

function responses(calls: Endpoint[]): Json {
  const answers = calls.flatMap(({ answer }) => (answer ? [toJsonSchema(answer, 'answer')] : []));
  const success = { description: 'Done', ...(answers.length > 0 ? { content: json(choice(answers)) } : {}) };
  const statuses = new Set(calls.flatMap(listStatuses));
  return {
    ...Object.fromEntries([...statuses].map((status) => [status, success])),
    ...(calls[0]?.revalidated ? { 304: { description: 'Nothing has changed since If-None-Match' } } : {}),
    default: { $ref: '#/components/responses/Error' },
  };
}

function operation(method: string, path: string, calls: Endpoint[]): Operation {
  const lines = calls.map((call) => {
    const name = getAction(call);
    return name === null ? accessText(call) : `- ${name}: ${call.summary}. ${accessText(call)}`;
  });
  const area = path.split('/').filter((part) => part !== 'api')[1] ?? '';
  const isPublic = calls.some(({ access }) => access === 'public');
  const named = calls.find((call) => getAction(call) === null) ?? calls[0];
  return {
    operationId: `${method}${path.replace(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: calls.length > 1 ? 'Calls selected by ?action=' : (named?.summary ?? ''),
    description: lines.join('\n'),
    tags: [area],
    security: calls.every(({ access }) => access === 'public')
      ? []
      : [...(isPublic ? [{}] : []), { session: [] }],
    parameters: parameters(path, calls),
    ...requestBody(calls),
    responses: responses(calls),
  };
}

/** Builds the OpenAPI 3.1 description of the declared calls. Calls that differ only in `?action=` are one operation. */
export function describeApi(declared: readonly Endpoint[], server: string): ApiDescription {
  const calls = new Map<string, { method: string; path: string; of: Endpoint[] }>();
  for (const endpoint of declared) {
    const { method } = endpoint;
    const path = toOpenApiPath(endpoint);
    const known = calls.get(`${method} ${path}`) ?? { method, path, of: [] };
    known.of.push(endpoint);
    calls.set(`${method} ${path}`, known);
  }
  const paths: ApiDescription['paths'] = {};
  for (const { method, path, of } of calls.values()) {
    paths[path] = { ...paths[path], [method]: operation(method, path, of) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Safarnama', version: '1' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorSchema, 'answer') },
      responses: {
        Error: {
          description:
            'What went wrong: 400, 401 without a session, 403 without the permission, 404, 409, 413, 415, 422 with the wrong fields, 429 and 503 with Retry-After',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
