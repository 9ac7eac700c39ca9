import Image from '@tiptap/extension-image';
import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** `<section id>`: the parts that the table of contents of the page is made of. */
const Section = Node.create({
  name: 'section',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'section' }],
  renderHTML: ({ HTMLAttributes }) => ['section', HTMLAttributes, 0],
});

/** Ids of sections and headings stay; a heading that is split does not give its id away twice. */
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

/** Tables and figures: shown and kept whole, edited in the HTML editor. */
const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () =>
    ['table', 'figure'].map((tag) => ({
      tag,
      priority: 60,
      getAttrs: (element: HTMLElement) => ({ html: element.outerHTML }),
    })),
  renderHTML: ({ node }) => {
    const holder = document.createElement('template');
    holder.innerHTML = String(node.attrs['html']);
    return holder.content.firstElementChild ?? ['p'];
  },
});

/** Emphasis that the toolbar does not offer and the text may have. */
const KeptMark = Mark.create({
  name: 'keptMark',
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
  KeptBlock,
  KeptMark,
];
