// Renders the trees of pages, whose data is there already, and tells how many milliseconds all of them took.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';

const { DIST = '', API_ORIGIN = '', PAGES = '[]', PORT } = process.env;
const pages: string[] = JSON.parse(PAGES);

type ServerEntry = typeof import('../../client/src/site/entry-server.tsx');
const entry: ServerEntry = await import(pathToFileURL(join(DIST, 'ssr/entry-server.js')).href);

const answer = async (path: string) => {
  const answered = await fetch(API_ORIGIN + path);
  return { status: answered.status, body: await answered.json() };
};
const prepared: Parameters<ServerEntry['renderTree']>[0][] = [];
for (const page of pages) prepared.push(await entry.prepare(page, { origin: API_ORIGIN, answer }));

const app = new Koa();
app.use((ctx) => {
  const began = performance.now();
  for (const page of prepared)
    if (!entry.renderTree(page).includes('<main')) throw new Error('The tree is empty');
  ctx.body = { ms: performance.now() - began };
});
app.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
