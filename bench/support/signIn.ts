/** A call of the API by a signed-in user. @throws Error on any failure */
type Call = (path: string, options?: RequestInit) => Promise<ApiResponse>;

/** The common fields of the responses to the measured calls. */
export type ApiResponse = { success: boolean; pagination?: { total: number }; data: unknown };

export type Session = { token: string; call: Call };

export async function signIn(origin: string, email: string, password: string): Promise<Session> {
  const send = async (path: string, options: RequestInit) => {
    const response = await fetch(`${origin}/api${path}`, options);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { data } = await send('/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const headers = { Authorization: `Bearer ${data.token}`, 'Content-Type': 'application/json' };
  return { token: data.token, call: (path, options = {}) => send(path, { ...options, headers }) };
}
