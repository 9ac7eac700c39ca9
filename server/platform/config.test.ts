import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const settings = {
  PUBLIC_URL: 'https://www.example.com',
  DATABASE_URL: 'postgres://localhost/safarnama',
  JWT_SECRET: 'a secret of more than 32 characters',
};

describe('the settings', () => {
  it.each([
    ['NODE_ENV', 'prod', 'must be one of development, test, production'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, fatal, silent'],
    ['PUBLIC_URL', 'www.example.com', 'must be an address that starts with http:// or https://'],
    [
      'PUBLIC_URL',
      'https://www.example.com/site',
      'must end after the host or its port, as in https://www.example.com',
    ],
    [
      'PUBLIC_URL',
      'https://www.example.com?a',
      'must end after the host or its port, as in https://www.example.com',
    ],
    ['MAIL_FROM', 'Safarnama Travels', 'must be like Name <name@example.com>'],
    [
      'STAFF_EMAIL',
      'desk@example.com, staff',
      'must be an address such as name@example.com, or several with commas between them',
    ],
    ['REDIS_URL', 'redis:localhost:6379', 'must be an address that starts with redis:// or rediss://'],
    ['REDIS_URL', 'redis://:50%off@localhost', 'must be written with %25 in place of each %'],
    ['IMAP_URL', 'imaps://desk:50%off@localhost', 'must be written with %25 in place of each %'],
    ['STORAGE_URL', 's3://key:50%off@localhost/bucket', 'must be written with %25 in place of each %'],
    ['STORAGE_URL', 'file:', 'must be like file:/data/uploads'],
    ['STORAGE_URL', 'file://data/uploads', 'must be like file:/data/uploads'],
    ['ADMIN_EMAIL', 'admin', 'must be an address such as name@example.com'],
  ])('refuse %s=%s', (name, value, problem) => {
    expect(() => loadConfig({ ...settings, [name]: value })).toThrow(`Wrong settings:\n  ${name} ${problem}`);
  });

  it('accept a sender with and without a name, several recipients, and a slash after the host', () => {
    for (const MAIL_FROM of [
      'hello@example.com',
      'Safarnama Travels <hello@example.com>',
      '"Safarnama, Goa" <hello@example.com>',
      '<a@example.com>',
    ]) {
      expect(loadConfig({ ...settings, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    }
    const STAFF_EMAIL = 'desk@example.com, Night desk <night@example.com>';
    expect(loadConfig({ ...settings, STAFF_EMAIL }).STAFF_EMAIL).toBe(STAFF_EMAIL);
    const PUBLIC_URL = 'https://www.example.com:8443/';
    expect(loadConfig({ ...settings, PUBLIC_URL }).PUBLIC_URL).toBe('https://www.example.com:8443');
  });

  it('accept a folder with and without slashes before it, and a password with an encoded percent sign', () => {
    for (const STORAGE_URL of [
      'file:uploads',
      'file:/data/uploads',
      'file:///data/uploads',
      's3://key:50%25off@localhost:9000/bucket/folder?region=eu-west-1',
    ]) {
      expect(loadConfig({ ...settings, STORAGE_URL }).STORAGE_URL).toBe(STORAGE_URL);
    }
  });
});
