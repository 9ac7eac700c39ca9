import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

/** What a logger writes for `fields`. */
function written(fields: object, message = 'a message'): { text: string; line: Record<string, unknown> } {
  let text = '';
  const logger = createLogger('test', 'info', {
    write: (line) => {
      text += line;
    },
  });
  logger.child({ requestId: 'a-request' }).info(fields, message);
  return { text, line: JSON.parse(text) };
}

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLWl0';

describe('the log', () => {
  it('is one line of plain characters for any input', () => {
    const hostile = 'a\r\n{"level":30,"msg":"forged"}\u001b[31mred\u009b2J\u2028\u202etxt\u0000';
    const { text, line } = written({ path: hostile, [hostile]: 1, err: new Error(hostile) }, hostile);
    expect(text.endsWith('\n')).toBe(true);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what must not be there
    expect(text.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/);
    expect(line).toMatchObject({ path: hostile, msg: hostile, requestId: 'a-request' });
  });

  it('truncates huge and endless values', () => {
    const endless: Record<string, unknown> = { list: Array.from({ length: 5000 }, (_, n) => n) };
    endless['itself'] = endless;
    const { text, line } = written({ text: 'x'.repeat(5_000_000), endless, count: 10n });
    expect(text.length).toBeLessThan(20_000);
    expect(line['text']).toMatch(/^x{4000}… \(5000000 characters\)$/);
    expect(line['count']).toBe('10');
  });

  it.each([
    ['a password', { body: { user: { password: 'hunter2 hunter2' } } }],
    ['a new password', { newPassword: 'hunter2 hunter2', confirm_password: 'hunter2 hunter2' }],
    ['a token', { data: [{ token: jwt, reset_token: 'hunter2' }] }],
    [
      'headers',
      { headers: { Authorization: `Bearer ${jwt}`, cookie: 'sid=hunter2', 'set-cookie': ['a=hunter2'] } },
    ],
    ['a header in a text', { said: `Authorization: Bearer ${jwt}` }],
    ['a token in a text', { said: `the token ${jwt} is over` }],
    ['a reset link', { path: 'https://a.example/admin/reset-password?token=hunter2&next=/' }],
    ['a status page', { path: '/api/enquiry-status/12-hunter2hunter2hunter2/messages' }],
    ['an invitation to review', { path: '/api/review-invitations/12-hunter2hunter2hunter2/review' }],
    ['a reset link by path', { path: '/admin/reset-password/hunter2hunter2hunter2' }],
    ['an invitation', { err: new Error('mail with https://a.example/invitation#token=hunter2 refused') }],
    ['a signed link', { url: '/api/enquiries/1/attachment/file?expires=1&signature=hunter2' }],
    ['an address with a password', { url: 'postgres://safarnama:hunter2@db.example/safarnama' }],
    ['a hash', { row: { password_hash: 'hunter2' }, said: '$argon2id$v=19$m=19456,t=2,p=1$hunter2$x' }],
    [
      'a row in a database error',
      { err: Object.assign(new Error('no'), { detail: 'Failing row: (hunter2)' }) },
    ],
    ['the cause of an error', { err: new Error('outer', { cause: new Error('password=hunter2') }) }],
  ])('never tells %s', (_name, fields) => {
    const { text } = written(fields);
    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/hunter2|eyJ/);
  });

  it('names the type of an error, its code and its causes', () => {
    const cause = Object.assign(new Error('reset by peer'), { code: 'ECONNRESET' });
    const { line } = written({ err: Object.assign(new RangeError('too far', { cause }), { code: 'FAR' }) });
    expect(line['err']).toMatchObject({ type: 'RangeError', message: 'too far: reset by peer', code: 'FAR' });
    expect(written({ err: 'only a text' }).line['err']).toBe('only a text');
  });

  it('does not change values that are no secret', () => {
    const fields = {
      method: 'POST',
      path: '/api/auth/refresh-token',
      status: 401,
      ms: 3,
      userId: 7,
      at: null,
    };
    expect(written(fields).line).toMatchObject(fields);
  });

  it('does not block the end of its process when nothing reads it any more', async () => {
    const script = `
      const { createLogger } = await import('${new URL('logger.ts', import.meta.url)}');
      process.stdin.once('data', () => {
        createLogger('test', 'info').info('still in the buffer');
        process.exit(0);
      });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: 30_000,
      killSignal: 'SIGKILL',
    });
    child.stdout.destroy();
    child.stdin.write('end');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
