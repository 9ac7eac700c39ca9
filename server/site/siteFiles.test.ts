import { expect, it } from 'vitest';
import { siteFiles } from './siteFiles.ts';

it('writes a feed without the name of the agency while it cannot be read', async () => {
  const read = async () => ({ status: 503, body: { success: false, error: 'The service is busy.' } });
  const text = await siteFiles['/feed/blog.xml']?.write({ read, publicUrl: 'https://safarnama.example' });
  expect(text).toContain('<title>Blog</title>');
  expect(text).toContain('<description>Blog</description>');
});

it('writes a feed of one page of the newest articles, however many there are', async () => {
  const paths: string[] = [];
  const read = async (path: string) => {
    paths.push(path);
    return {
      status: 200,
      body: { posts: [], pagination: { has_next: true }, data: { agency_name: 'Safarnama' } },
    };
  };
  await siteFiles['/feed/blog.xml']?.write({ read, publicUrl: 'https://safarnama.example' });
  expect(paths).toEqual(['/api/settings/public', '/api/blog/all?page=1&limit=30']);
});

it('writes feeds without the characters that XML refuses', async () => {
  const post = { id: 1, title: 'Goa\uffff \u0007& Hampi\ufffe', excerpt: '', date: '2026-11-20T00:00:00Z' };
  const body = { posts: [post], pagination: { has_next: false }, data: { agency_name: 'Safarnama' } };
  const read = async () => ({ status: 200, body });
  const text = await siteFiles['/feed/news.xml']?.write({ read, publicUrl: 'https://safarnama.example' });
  expect(text).toContain('<title>Goa &amp; Hampi</title>');
});
