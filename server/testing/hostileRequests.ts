import fc from 'fast-check';
import type { Endpoint } from '../platform/http/endpoints.ts';
import { pngBytes } from './enquiries.ts';
import { generateInput, hostileValues } from './generateInput.ts';

/** A body as it is sent; a form gets its content type from its boundary. */
type Sent = FormData | { type: string; text: string };

export type HostileRequest = {
  /** With its query, as it stands in the request line. */
  path: string;
  headers: Record<string, string>;
  body: Sent | null;
};

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : { value };
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A value in a URL: mostly encoded, sometimes not. */
const inAddress = (value: unknown) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(encodeURIComponent(asText(value).toWellFormed().slice(0, 400))) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff%fe', '%00', '%2e%2e%2f', '..', ';', '[]=') },
  );

const ids = fc.oneof({ weight: 2, arbitrary: fc.integer({ min: 1, max: 5 }) }, hostileValues);

function generatePaths({ path }: Endpoint): fc.Arbitrary<string> {
  const parts = path
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? ids.chain(inAddress) : fc.constant(part)));
  return fc.tuple(...parts).map((filled) => filled.join(''));
}

function generateQueries({ query }: Endpoint): fc.Arbitrary<string> {
  if (!query) return fc.constant('');
  return generateInput(query).chain((input) => {
    const written = Object.entries(asObject(input)).flatMap(([name, value]) =>
      asList(value).map((one) => inAddress(one).map((text) => `&${encodeURIComponent(name)}=${text}`)),
    );
    return fc.tuple(...written).map((all) => all.join(''));
  });
}

/** Bodies that do not match their content type. */
const broken: fc.Arbitrary<Sent> = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json;charset=utf-7',
    'multipart/form-data',
    '/',
    'a',
  ),
  text: fc.constantFrom('{', '"', '[1,', '\ufeff{}', '{"a":1}}', '--x\r\n\r\n', 'nul', '[]', '1'),
});

const contents = fc.oneof(
  fc.constant(new Uint8Array(pngBytes)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
);
const fileNames = fc.oneof(
  fc.constantFrom('a.png', '../../a.pdf', 'a\0.doc', `${'a'.repeat(149)}😀.pdf`),
  fc.string({ maxLength: 300 }),
);

function generateBodies({ body, file }: Endpoint): fc.Arbitrary<Sent> {
  const inputs = body ? generateInput(body) : hostileValues;
  const declared: fc.Arbitrary<Sent> = file
    ? fc.tuple(inputs, contents, fileNames).map(([input, content, name]) => {
        const form = new FormData();
        for (const [field, value] of Object.entries(asObject(input))) {
          for (const one of asList(value)) form.append(field, asText(one));
        }
        form.append(file.field, new File([content], name));
        return form;
      })
    : inputs.map((input) => ({ type: 'application/json', text: JSON.stringify(input) }));
  return fc.oneof({ weight: 12, arbitrary: declared }, { weight: 1, arbitrary: broken });
}

const headerNames = [
  ...['Idempotency-Key', 'X-Request-Id', 'If-None-Match', 'If-Modified-Since', 'Accept', 'Accept-Encoding'],
  ...[
    'Accept-Language',
    'Cookie',
    'Range',
    'Last-Event-ID',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'Origin',
  ],
  ...['X-Forwarded-Host', 'X-HTTP-Method-Override', 'User-Agent', 'Referer', 'Host', 'Content-Encoding'],
];
const headerValues = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    ',',
    '0',
    '-1',
    'bytes=9-1',
    'gzip',
    'W/"a"',
    "' or 1=1 --",
    '::1, 10.0.0.1',
    'x:99999',
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((at) => at !== 0x7f)
      .map((at) => String.fromCharCode(at)),
  }),
  fc.constant('x'.repeat(3000)),
);
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...headerNames), headerValues, { maxKeys: 4 }) },
);

/** Requests to one endpoint: valid, nearly valid and invalid ones. */
export function generateRequests(endpoint: Endpoint): fc.Arbitrary<HostileRequest> {
  const paths = fc
    .tuple(generatePaths(endpoint), generateQueries(endpoint))
    .map(([path, query]) => (path.includes('?') ? path + query : path + query.replace('&', '?')));
  const body = endpoint.method === 'get' ? fc.constant(null) : generateBodies(endpoint);
  return fc.record({ path: paths, headers, body });
}
