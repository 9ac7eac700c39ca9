/** A response of the API: the body is parsed JSON, or text if it is not JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export type ApiResponse = { status: number; headers: Headers; body: any; text: string };

type Options = { headers?: Record<string, string>; body?: unknown; token?: string | undefined };

export type ApiClient = Record<
  'get' | 'post' | 'put' | 'patch' | 'delete',
  (path: string, options?: Options) => Promise<ApiResponse>
>;

/** Calls the API at an origin. Sends `token` unless a call has its own; a body that is neither FormData nor text is sent as JSON. */
export function createApiClient(getOrigin: () => string, token?: string): ApiClient {
  const call = (method: string) => (path: string, options?: Options) =>
    send(`${getOrigin()}${path}`, method, { token, ...options });
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}

async function send(
  url: string,
  method: string,
  { headers = {}, body, token }: Options,
): Promise<ApiResponse> {
  const isRaw = body instanceof FormData || typeof body === 'string';
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body !== undefined && !isRaw ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text, text };
}
