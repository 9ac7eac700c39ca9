import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openAdminPage } from './adminPage.ts';
import { openBuiltModules } from './builtModules.ts';
import { inlineFirstViewDrawings } from './inlineFirstViewDrawings.ts';
import type { PageData } from './pageData.ts';
import { createPageHeaders } from './pageHeaders.ts';
import { openPageStyles } from './pageStyles.ts';

/** The exports of `client/src/site/entry-server.tsx`, from its build in `dist/ssr`. */
type ServerEntry = {
  render(
    url: string,
    options: {
      respond: PageData['read'];
      origin: string;
      getPageStyles: Awaited<ReturnType<typeof openPageStyles>>;
    },
  ): Promise<{
    status: number;
    html: string;
    head: string;
    state: string;
    pageName: string;
    redirect?: string;
  }>;
};

type RenderedPage = { status: number; html: string; redirect?: string };

export type Renderer = {
  pageHeaders: Record<string, string>;
  /** The headers of pages that the back office shows in a frame: previews. */
  framedPageHeaders: Record<string, string>;
  /**
   * Renders the HTML of an address; `redirect` is the path that the address should be redirected to.
   * @param notice HTML in front of the page
   */
  renderPage(url: string, read: PageData['read'], notice?: string): Promise<RenderedPage>;
  adminPageHeaders: Record<string, string>;
  /** Writes the page of the back office for a path: empty, except for the sign-in form. */
  writeAdminPage(path: string): string;
};

/** The script in the head loads the entry, and the entry loads the modules. */
const entryTag = /<script type="module" crossorigin src="([^"]*)"><\/script>/;
/** The script loads it, too; the page contains the part that it needs. */
const styleTag = /<link rel="stylesheet" crossorigin href="([^"]*)">/;
/** The module that the entry loads for all pages. */
const siteStart = 'src/site/start/startSite.tsx';

/**
 * Opens the built client. Null when there is none, for example in tests of the API alone.
 * @param dist folder of the build
 * @param publicUrl prefix of canonical addresses
 */
export async function openRenderer(dist: string, publicUrl: string): Promise<Renderer | null> {
  const read = (name: string) => readFile(join(dist, name), 'utf8').catch(() => null);
  const parts = await Promise.all(
    ['client/index.html', 'ssr/head.js', 'client/admin.html', 'ssr/admin-head.js', 'ssr/sign-in.json'].map(
      read,
    ),
  );
  if (parts.includes(null)) return null;
  const [template = '', headScript = '', adminTemplate = '', adminHeadScript = '', signIn = ''] =
    parts.map(String);
  const [, styles = ''] = styleTag.exec(template) ?? [];
  const [, entryFile = ''] = entryTag.exec(template) ?? [];
  const [start = '', afterHead = '', afterModules = '', afterPage = '', end = ''] = template
    .replace(styleTag, '')
    .replace(
      entryTag,
      () =>
        `<script data-entry="${entryFile}" data-styles="${styles}" data-modules="<!--modules-->">${headScript}</script>`,
    )
    .split(/<!--(?:head|modules|page|state)-->/);
  const listModules = openBuiltModules(join(dist, 'client'), 'manifest');
  const inlineDrawings = inlineFirstViewDrawings(join(dist, 'client'));
  const load = async () => {
    const entry: ServerEntry = await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href);
    return { render: entry.render, getPageStyles: await openPageStyles(join(dist, 'client')) };
  };
  // React is loaded with the first page, so that the process starts faster.
  let loaded: ReturnType<typeof load> | undefined;
  return {
    pageHeaders: createPageHeaders(headScript, "'none'"),
    framedPageHeaders: createPageHeaders(headScript, "'self'"),
    adminPageHeaders: createPageHeaders(adminHeadScript, "'none'"),
    writeAdminPage: openAdminPage(join(dist, 'client'), {
      template: adminTemplate,
      headScript: adminHeadScript,
      signIn: JSON.parse(signIn),
    }),
    async renderPage(url, read, notice = '') {
      loaded ??= load();
      const { render, getPageStyles } = await loaded;
      const { status, head, html, state, pageName, redirect } = await render(url, {
        respond: read,
        origin: publicUrl,
        getPageStyles,
      });
      const modules = listModules([siteStart, `src/site/pages/${pageName}.tsx`]).filter(
        (address) => address !== entryFile,
      );
      const body = afterModules.replace('<body>', () => `<body>${notice}`);
      const page = await inlineDrawings(html);
      const stateScript = `<script id="state" type="application/json">${state}</script>`;
      return {
        status,
        html: [start, head, afterHead, modules.join(' '), body, page, afterPage, stateScript, end].join(''),
        ...(redirect ? { redirect } : {}),
      };
    },
  };
}
