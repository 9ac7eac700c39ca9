import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Middleware } from 'koa';
import { negotiateEncoding } from '../platform/http/cache/cachedResponse.ts';
import type { RequestState } from '../platform/http/state.ts';

type BuiltFile = { path: string; size: number; etag: string; encodings: Map<string, number> };

const encodingSuffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the built client's files, listed once at the start. Hashed assets are cacheable for a year, the others for an
 * hour; precompressed variants are preferred.
 */
export async function staticFiles(clientDir: string): Promise<Middleware<RequestState>> {
  const files = await listFiles(clientDir);
  return async (ctx, next) => {
    const file = files.get(ctx.path);
    if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const isHashed = ctx.path.startsWith('/assets/');
    ctx.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    ctx.set('ETag', file.etag);
    ctx.type = extname(ctx.path);
    if (ctx.path.endsWith('.svg'))
      ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.vary('Accept-Encoding');
    const encoding = negotiateEncoding(ctx.headers['accept-encoding']);
    const size = encoding && file.encodings.get(encoding);
    if (!encoding || size === undefined) {
      ctx.length = file.size;
      ctx.body = createReadStream(file.path);
      return;
    }
    ctx.set('Content-Encoding', encoding);
    ctx.length = size;
    ctx.body = createReadStream(`${file.path}${encodingSuffixes[encoding]}`);
  };
}

async function listFiles(clientDir: string): Promise<Map<string, BuiltFile>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, BuiltFile>();
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz|html)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const url = path.slice(clientDir.length).replaceAll('\\', '/');
    if (url.startsWith('/.')) continue;
    const { size, mtimeMs } = await stat(path);
    const encodings = new Map<string, number>();
    for (const [encoding, suffix] of Object.entries(encodingSuffixes)) {
      const compressed = await stat(`${path}${suffix}`).catch(() => null);
      if (compressed) encodings.set(encoding, compressed.size);
    }
    const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    files.set(url, { path, size, etag, encodings });
  }
  return files;
}
