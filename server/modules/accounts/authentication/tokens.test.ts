import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { buildSignedIn } from '../../../testing/signIn.ts';

type Forgery = (make: {
  secret: string;
  subject: string;
  jwtid: string;
  good: jwt.SignOptions;
  token: string;
}) => string;

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const minuteAgo = () => Math.floor(Date.now() / 1000) - 60;

/** Each has a single fault; everything else is as in a valid token. */
const forgeries: Record<string, Forgery> = {
  'no algorithm': ({ good }) => jwt.sign({}, '', { ...good, algorithm: 'none' }),
  'no algorithm, and our signature': ({ token }) =>
    [part({ alg: 'none', typ: 'JWT' }), ...token.split('.').slice(1)].join('.'),
  HS512: ({ secret, good }) => jwt.sign({}, secret, { ...good, algorithm: 'HS512' }),
  HS384: ({ secret, good }) => jwt.sign({}, secret, { ...good, algorithm: 'HS384' }),
  'another secret': ({ good }) => jwt.sign({}, 'another secret of more than 32 characters', good),
  'an issuer that is not ours': ({ secret, good }) => jwt.sign({}, secret, { ...good, issuer: 'somebody' }),
  'no issuer': ({ secret, good: { issuer: _, ...rest } }) => jwt.sign({}, secret, rest),
  'another audience': ({ secret, good }) => jwt.sign({}, secret, { ...good, audience: 'somebody' }),
  'the audience of a challenge': ({ secret, good }) =>
    jwt.sign({}, secret, { ...good, audience: 'safarnama/second-factor' }),
  'no audience': ({ secret, good: { audience: _, ...rest } }) => jwt.sign({}, secret, rest),
  'nobody as its subject': ({ secret, good }) => jwt.sign({}, secret, { ...good, subject: '0' }),
  'another person as its subject': ({ secret, good, subject }) =>
    jwt.sign({}, secret, { ...good, subject: String(Number(subject) + 1) }),
  'a session that never was': ({ secret, good }) => jwt.sign({}, secret, { ...good, jwtid: randomUUID() }),
  'a session id that is none': ({ secret, good }) => jwt.sign({}, secret, { ...good, jwtid: "' or true --" }),
  'no session id': ({ secret, good: { jwtid: _, ...rest } }) => jwt.sign({}, secret, rest),
  'an end that is over': ({ secret, good: { expiresIn: _, ...rest } }) =>
    jwt.sign({ exp: minuteAgo() }, secret, rest),
  'no end': ({ secret, good: { expiresIn: _, ...rest } }) => jwt.sign({}, secret, rest),
  'a beginning that is to come': ({ secret, good }) => jwt.sign({}, secret, { ...good, notBefore: 600 }),
  'other claims under the same signature': ({ token, jwtid }) => {
    const [head, , signature] = token.split('.');
    const claims = { iss: 'safarnama', aud: 'safarnama', sub: '1', jti: jwtid, exp: minuteAgo() + 9000 };
    return [head, part(claims), signature].join('.');
  },
  'a part missing': ({ token }) => token.split('.').slice(0, 2).join('.'),
};

describe('the token of a session', () => {
  const test = useApi();
  const me = (token: string) => test.api.get('/api/auth/me', { token });
  let make: Parameters<Forgery>[0];
  beforeAll(async () => {
    const { token } = await buildSignedIn(test);
    const { sub: subject, jti: jwtid } = jwt.decode(token) as { sub: string; jti: string };
    const good = { issuer: 'safarnama', audience: 'safarnama', subject, jwtid, expiresIn: 600 };
    make = { secret: test.config.JWT_SECRET, subject, jwtid, good, token };
  });

  it('is accepted when everything about it is valid', async () => {
    expect((await me(jwt.sign({}, make.secret, make.good))).status).toBe(200);
    expect(jwt.decode(make.token, { complete: true })?.header.alg).toBe('HS256');
  });

  it.each(Object.entries(forgeries))('is rejected with %s', async (_what, forge) => {
    expect((await me(forge(make))).status).toBe(401);
  });
});
