import { z } from 'zod';
import type { Endpoint, Tag } from './endpoints.ts';
import { type ErrorName, errorResponses, errorSchemas } from './errorResponses.ts';

type Json = { [name: string]: unknown };

export type Operation = Json & {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Json }[];
  responses: Json;
};
export type ApiDescription = Json & {
  tags: Tag[];
  paths: Record<string, Record<string, Operation>>;
};

export const toOpenApiPath = ({ path }: Endpoint): string => path.replace(/:(\w+)/g, '{$1}');

/** The statuses of success; usually there is one. */
export const listStatuses = ({ status = 200, otherStatuses = [] }: Endpoint): readonly number[] => [
  status,
  ...otherStatuses,
];

/** The errors of an endpoint: those that its declaration implies, and those that it lists. */
export function listErrors(endpoint: Endpoint): ErrorName[] {
  const { access, params, query, body, file, rawBody, checkCaller, idempotent, errors = [] } = endpoint;
  const hasBody = body !== undefined || file !== undefined || rawBody !== undefined;
  const implied: [ErrorName, boolean][] = [
    ['BadRequest', params !== undefined || query !== undefined || hasBody],
    ['Unauthorized', access !== 'public'],
    ['Forbidden', access !== 'public' && access !== 'signed-in'],
    ['Conflict', idempotent === true],
    ['PayloadTooLarge', hasBody],
    ['FileTooLarge', file !== undefined],
    ['UnsupportedMediaType', hasBody],
    ['FileRejected', file !== undefined],
    ['ValidationFailed', query !== undefined || body !== undefined],
    ['TooManyRequests', access === 'public' && checkCaller !== undefined],
  ];
  return [...new Set([...implied.flatMap(([name, applies]) => (applies ? [name] : [])), ...errors])];
}

/** Input is described as a caller may write it, output as it is sent. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  return shape;
}

/** Names the properties of a record whose keys are known. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  if (!propertyNames || !required || additionalProperties === undefined) return;
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function describeAccess({ access, plainForm }: Endpoint): string {
  if (plainForm) return 'Public. A form that a browser sends without script gets a page.';
  if (access === 'public') return 'Public.';
  if (access === 'signed-in') return 'Needs a session.';
  const permissions = typeof access === 'string' ? [access] : access;
  return `Needs the permission ${permissions.map((name) => `\`${name}\``).join(' or ')}.`;
}

function describeFields(place: 'path' | 'query', schema: z.ZodType | undefined): Operation['parameters'] {
  if (!schema) return [];
  // What zod returns for an object.
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

const idempotencyKey: Operation['parameters'][number] = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    maxLength: 128,
    description: 'A repeated request with the same key gets the response of the first one, for 24 hours.',
  },
};

function describeBody({ body, file, plainForm, rawBody, optionalBody = false }: Endpoint): Json {
  if (rawBody) {
    const schema = { type: 'string', contentMediaType: rawBody.type };
    return { requestBody: { required: true, content: { [rawBody.type]: { schema } } } };
  }
  if (!body && !file) return {};
  const fields = body ? toJsonSchema(body, 'input') : {};
  if (!file) {
    const form = plainForm ? { 'application/x-www-form-urlencoded': { schema: fields } } : {};
    return { requestBody: { required: !optionalBody, content: { ...json(fields), ...form } } };
  }
  const upload = {
    type: 'object',
    properties: { [file.field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
  };
  const schema = body ? { allOf: [fields, upload] } : { ...upload, required: [file.field] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

const successTexts: Record<number, string> = {
  200: 'Success',
  201: 'Created',
  202: 'Accepted',
  303: 'See other',
};

function describeResponses(endpoint: Endpoint): Json {
  const { response, produces, cacheable } = endpoint;
  const content = {
    ...(response ? json(toJsonSchema(response, 'output')) : {}),
    ...(produces ? { [produces]: { schema: { type: 'string' } } } : {}),
  };
  const errors = listErrors(endpoint);
  const statuses = new Set(errors.map((name) => errorResponses[name].status));
  return {
    ...Object.fromEntries(
      listStatuses(endpoint).map((status) => [status, { description: successTexts[status], content }]),
    ),
    ...(cacheable ? { 304: { description: 'Unchanged since the version that If-None-Match names' } } : {}),
    ...Object.fromEntries(
      [...statuses].map((status) => [
        status,
        describeErrors(errors.filter((name) => errorResponses[name].status === status)),
      ]),
    ),
    ...(errors.length === 0 ? { '4XX': { $ref: '#/components/responses/Malformed' } } : {}),
    default: { $ref: '#/components/responses/Unexpected' },
  };
}

/** The response with one status, which may have several reasons. */
function describeErrors(names: ErrorName[]): Json {
  if (names.length === 1) return { $ref: `#/components/responses/${names[0]}` };
  const schemas = [...new Set(names.map((name) => errorResponses[name].schema))];
  return {
    description: names.map((name) => errorResponses[name].description).join(' Or: '),
    content: json({ anyOf: schemas.map((name) => ({ $ref: `#/components/schemas/${name}` })) }),
  };
}

function describeOperation(endpoint: Endpoint): Operation {
  const { method, summary, access, tag, params, query, idempotent } = endpoint;
  return {
    operationId: `${method}${toOpenApiPath(endpoint).replace(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    description: describeAccess(endpoint),
    tags: [tag.name],
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...describeFields('path', params),
      ...describeFields('query', query),
      ...(idempotent ? [idempotencyKey] : []),
    ],
    ...describeBody(endpoint),
    responses: describeResponses(endpoint),
  };
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
};

/** The shared responses that a path refers to. */
function describeComponents(paths: ApiDescription['paths']): Json {
  const text = JSON.stringify(paths);
  const schemas = Object.entries(errorSchemas).map(([name, schema]) => [
    name,
    toJsonSchema(schema, 'output'),
  ]);
  const responses = Object.entries(errorResponses)
    .filter(([name]) => text.includes(`"#/components/responses/${name}"`))
    .map(([name, response]) => [
      name,
      {
        description: response.description,
        ...('retryAfter' in response ? { headers: retryAfter } : {}),
        content: json({ $ref: `#/components/schemas/${response.schema}` }),
      },
    ]);
  return {
    schemas: Object.fromEntries(schemas),
    responses: {
      ...Object.fromEntries(responses),
      Malformed: {
        description:
          'The server could not read the request: it is malformed (400), too slow (408), or its headers are too large (431). There is no body.',
      },
      Unexpected: {
        description: 'An outage (503, with `Retry-After`) or a defect (500).',
        headers: retryAfter,
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  };
}

/** Builds the OpenAPI 3.1 description of the endpoints. */
export function describeApi(endpoints: readonly Endpoint[], serverUrl: string): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const endpoint of endpoints) {
    const path = toOpenApiPath(endpoint);
    paths[path] = { ...paths[path], [endpoint.method]: describeOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Safarnama',
      version: '1',
      description: 'The API of the website and the back office of a travel agency.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))],
    paths,
    components: describeComponents(paths),
  };
}
