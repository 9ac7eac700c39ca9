import { expect, it } from 'vitest';
import { siteFiles } from './siteFiles.ts';

it('writes a feed without the name of the agency while it cannot be read', async () => {
  const read = async () => ({ status: 503, body: { success: false, error: 'The service is busy.' } });
  const text = await siteFiles['/feed/blog.xml']?.write({ read, publicUrl: 'https://safarnama.example' });
  expect(text).toContain('<title>Blog</title>');
  expect(text).toContain('<description>Blog</description>');
});
