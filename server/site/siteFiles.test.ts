import { expect, it } from 'vitest';
import { siteFiles } from './siteFiles.ts';

it('writes a feed without the name of the agency while it cannot be read', async () => {
  const read = async () => ({ status: 503, body: { success: false, error: 'The service is busy.' } });
  const text = await siteFiles['/feed/blog.xml']?.write({ read, publicUrl: 'https://safarnama.example' });
  expect(text).toContain('<title>Blog</title>');
  expect(text).toContain('<description>Blog</description>');
});

it('writes feeds without the characters that XML refuses', async () => {
  const post = { id: 1, title: 'Goa\uffff \u0007& Hampi\ufffe', excerpt: '', date: '2026-11-20T00:00:00Z' };
  const body = { posts: [post], pagination: { has_next: false }, data: { agency_name: 'Safarnama' } };
  const read = async () => ({ status: 200, body });
  const text = await siteFiles['/feed/news.xml']?.write({ read, publicUrl: 'https://safarnama.example' });
  expect(text).toContain('<title>Goa &amp; Hampi</title>');
});
