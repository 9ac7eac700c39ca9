// Renders the tree of one page, whose data is there already, and tells how many milliseconds each time took.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';

const { DIST = '', API_ORIGIN = '', PAGE = '', PORT } = process.env;

/** What the built `client/src/entry-server.tsx` exports of use here. */
type ServerEntry = {
  prepare(url: string, options: object): Promise<object>;
  renderTree(prepared: object): string;
};
const entry: ServerEntry = await import(pathToFileURL(join(DIST, 'ssr/entry-server.js')).href);

const prepared = await entry.prepare(PAGE, {
  origin: API_ORIGIN,
  answer: async (path: string) => {
    const answer = await fetch(API_ORIGIN + path);
    return { status: answer.status, body: await answer.json() };
  },
});

const app = new Koa();
app.use((ctx) => {
  const times: number[] = [];
  while (times.length < Number(ctx.query['count'] ?? 0)) {
    const began = performance.now();
    const html = entry.renderTree(prepared);
    times.push(performance.now() - began);
    if (!html.includes('<main')) throw new Error('The tree is empty');
  }
  ctx.body = times;
});
app.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
