import Image from '@tiptap/extension-image';
import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { safeHtml } from './safeHtml.ts';

/** `<section id>`: the sections of the page's table of contents. */
const Section = Node.create({
  name: 'section',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'section' }],
  renderHTML: ({ HTMLAttributes }) => ['section', HTMLAttributes, 0],
});

/** Preserves ids of sections and headings; splitting a heading does not duplicate its id. */
const Ids = Extension.create({
  name: 'ids',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'section'],
      attributes: {
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => element.getAttribute('id'),
          renderHTML: ({ id }: { id?: string | null }) => (id ? { id } : {}),
        },
      },
    },
  ],
});

/** Tables and figures: displayed and preserved, but edited in the HTML editor. A pasted one may hold anything. */
const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () =>
    ['table', 'figure'].map((tag) => ({
      tag,
      priority: 60,
      getAttrs: (element: HTMLElement) => ({ html: safeHtml(element.outerHTML) }),
    })),
  renderHTML: ({ node }) => {
    const holder = document.createElement('template');
    holder.innerHTML = String(node.attrs['html']);
    return holder.content.firstElementChild ?? ['p'];
  },
});

/** Inline markup that the toolbar does not offer but content may contain. */
const PreservedMark = Mark.create({
  name: 'preservedMark',
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'span', rendered: false },
    title: { default: null },
    datetime: { default: null },
  }),
  parseHTML: () =>
    ['mark', 'small', 'sub', 'sup', 'cite', 'q', 'abbr', 'time'].map((tag) => ({
      tag,
      getAttrs: () => ({ tag }),
    })),
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs['tag']), HTMLAttributes, 0],
});

export const richExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  Image,
  Section,
  Ids,
  PreservedBlock,
  PreservedMark,
];
