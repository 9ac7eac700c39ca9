import type { Role } from '../../server/platform/contract.ts';
import { buildUser, testPassword } from '../../server/testing/buildUser.ts';
import type { TestProduct } from './product.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
type Body = any;

export type StaffApi = (method: string, path: string, body?: unknown) => Promise<Body>;

/** Calls the API as a user of a role. A failed call throws. */
export async function staffApi(product: TestProduct, role: Role = 'admin'): Promise<StaffApi> {
  const user = await buildUser(product.db, { user_type: role });
  let token = '';
  const call: StaffApi = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${product.origin}/api${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const signedIn = await call('POST', '/auth/login', { email: user.email, password: testPassword });
  token = signedIn.data.token;
  return call;
}
