import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emptyPrefix, encodePrefix, type Prefix } from '../platform/http/cache/encodeBody.ts';
import type { Answers } from './answers.ts';
import { openFirstPictures } from './firstPictures.ts';

/** What `client/src/site/entry-server.tsx` exports, as its build in `dist/ssr` has it. */
type ServerEntry = {
  render(
    url: string,
    options: { answer: Answers['answer']; origin: string; now: Date },
  ): Promise<{ status: number; html: string; head: string; state: string; redirect?: string }>;
};

type RenderedPage = { status: number; beginning: Prefix; html: string[]; redirect?: string };

export type Renderer = {
  /**
   * The whole HTML of an address: what all pages begin with, and pieces after it; or where it has moved to.
   * @param notice HTML in front of the page
   */
  page(url: string, answers: Pick<Answers, 'answer'>, notice?: string): Promise<RenderedPage>;
  /** The back office's page: it starts empty. */
  adminPage: string;
};

/**
 * Opens the built client. Null when there is none, as in tests of the API alone.
 * @param dist folder of the build
 * @param publicUrl where canonical addresses begin
 */
export async function openRenderer(dist: string, publicUrl: string): Promise<Renderer | null> {
  const read = (name: string) => readFile(join(dist, 'client', name), 'utf8').catch(() => null);
  const [template, adminPage] = await Promise.all([read('index.html'), read('admin.html')]);
  if (template === null || adminPage === null) return null;
  const [start = '', afterHead = '', afterPage = '', end = ''] = template.split(/<!--(?:head|page|state)-->/);
  const begin = encodePrefix(start);
  const withFirstPictures = openFirstPictures(join(dist, 'client'));
  // React is loaded with the first page, so that the process is ready before.
  let entry: Promise<ServerEntry> | undefined;
  return {
    adminPage,
    async page(url, answers, notice = '') {
      entry ??= import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href);
      const rendered = await (await entry).render(url, {
        answer: answers.answer,
        origin: publicUrl,
        now: new Date(),
      });
      const { status, redirect } = rendered;
      if (redirect) return { status: 301, beginning: emptyPrefix, html: [], redirect };
      const shown = await withFirstPictures(rendered.html);
      const state = ['<script id="state" type="application/json">', rendered.state, '</script>'];
      const html = [
        rendered.head,
        afterHead.replace('<body>', `<body>${notice}`),
        ...shown,
        afterPage,
        ...state,
        end,
      ];
      return { status, beginning: begin, html };
    },
  };
}
