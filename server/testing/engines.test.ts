import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { redisIsHere, useRedis } from './redis.ts';
import { useSmtp } from './smtp.ts';

function ask(url: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' }, () =>
      socket.write(`${command}\r\n`),
    );
    socket.on('error', reject);
    socket.on('data', (reply) => {
      socket.destroy();
      resolve(reply.toString());
    });
  });
}

describe.skipIf(!redisIsHere)('a test Redis', () => {
  const redis = useRedis();

  test('retains acknowledged data over a stop, and does not evict', async () => {
    await ask(redis.url, 'SET place Goa');
    await redis.stop();
    await expect(ask(redis.url, 'GET place')).rejects.toThrow();
    await redis.start();
    expect(await ask(redis.url, 'GET place')).toContain('Goa');
    expect(await ask(redis.url, 'CONFIG GET maxmemory-policy')).toContain('noeviction');
  });
});

describe('a test Postgres', () => {
  test('stops when a signal ends its process', async () => {
    const program = `
      import { startTestPostgres } from './server/testing/postgres.ts';
      process.stdin.resume();
      console.log((await startTestPostgres()).url);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line]: unknown[] = await once(child.stdout, 'data');
    const url = String(line).trim();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    await expect(ask(url, 'startup')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a test SMTP server', () => {
  const smtp = useSmtp();
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'यात्रा ₹ 🎉', text: "Tara's trip" };

  test('stores and rejects mails, and restarts on the same port', async () => {
    const send = () => createTransport(smtp.url).sendMail(mail);
    await send();
    expect(smtp.messages).toMatchObject([{ subject: mail.subject, envelope: { to: ['b@example.com'] } }]);
    smtp.refuse();
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    smtp.accept();
    await smtp.stop();
    await expect(send()).rejects.toMatchObject({ code: 'ESOCKET' });
    await smtp.start();
    await send();
    expect(smtp.messages).toHaveLength(2);
  });
});

describe('eventually', () => {
  test('waits for a result, and throws the last error at the deadline', async () => {
    let tries = 0;
    expect(await eventually(() => ++tries > 2 && 'yes')).toBe('yes');
    await expect(eventually(() => expect(tries).toBe(0), 60)).rejects.toThrow('expected 3 to be +0');
  });
});
