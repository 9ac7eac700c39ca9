import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Stoppable } from '../server/platform/process/repeatWork.ts';

/** The paths that the API serves in development; all others are the client, rebuilt at every change. */
const apiPaths = ['/api', '/uploads', '/media', '/livez', '/readyz', '/sitemap.xml', '/robots.txt', '/feed'];

/** The server writes it into the pages that it renders; here the browser renders them. */
const fonts = '<link rel="stylesheet" href="/src/ui/theme/fonts.css" />';

/**
 * Serves the client from its sources with hot reload, and passes other requests to the API.
 * @param apiOrigin where the API listens
 */
export async function startDevSite(
  { PORT, HOST }: { PORT: number; HOST: string },
  apiOrigin: string,
): Promise<Stoppable> {
  const { createServer: createVite } = await import('vite');
  const server = createServer();
  const vite = await createVite({
    configFile: 'vite.config.ts',
    appType: 'custom',
    server: {
      // Vite's own server would end the process on SIGTERM, before everything else has stopped.
      middlewareMode: true,
      ws: { server },
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin, xfwd: true }])),
    },
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      const url = request.url ?? '/';
      const file = /^\/admin(\/|\?|$)/.test(url) ? 'admin.html' : 'index.html';
      try {
        const template = await readFile(join(vite.config.root, file), 'utf8');
        const page = await vite.transformIndexHtml(url, template.replace('<!--head-->', fonts));
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      } catch (error) {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(error instanceof Error ? error.message : String(error));
      }
    });
  });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      await Promise.all([vite.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}
