import { fonts } from '../../theme/tokens.ts';

/** Text that somebody typed: each paragraph has the direction of its own language. */
export const plainTextStyles = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  maxWidth: '70ch',
} as const;

/** Styles of the article in the rich editor. */
export const proseStyles = {
  '& .tiptap': {
    minHeight: '18rem',
    outline: 'none',
    maxWidth: '70ch',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& > :first-of-type': { mt: 0 },
    '& :is(h1, h2, h3, h4, p)': { unicodeBidi: 'plaintext' },
    '& h1, & h2, & h3, & h4': {
      lineHeight: 1.25,
      mt: '1.4em',
      mb: '0.5em',
      fontFamily: fonts.display,
    },
    '& h1': { fontSize: '1.6rem' },
    '& h2': { fontSize: '1.35rem' },
    '& h3': { fontSize: '1.125rem' },
    '& p': { my: '0.75em' },
    '& li > p': { my: '0.25em' },
    '& a': { color: 'primary.main' },
    '& blockquote': {
      mx: 0,
      pl: 2,
      borderLeft: '3px solid',
      borderColor: 'primary.main',
      color: 'text.secondary',
    },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
    '& pre': { p: 1.5, overflowX: 'auto', borderRadius: 1, backgroundColor: 'raised' },
    '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
    '& td, & th': { border: '1px solid', borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left' },
    '& section': { my: 2, pl: 2, borderLeft: '2px dashed', borderColor: 'divider' },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
} as const;

/** Styles of a letter: it is short, and surrounded by other content. */
export const letterStyles = { '& .tiptap': { ...proseStyles['& .tiptap'], minHeight: '7rem' } } as const;

/** Styles of rich text that is read only. */
export const messageStyles = {
  '& .tiptap': { ...proseStyles['& .tiptap'], minHeight: 0, '& > :last-child': { mb: 0 } },
} as const;
