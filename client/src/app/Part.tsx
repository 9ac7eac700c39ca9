import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';

/** Writes the inside of a part as HTML. */
export type WritePart = (name: string, of: unknown, inside: () => ReactNode) => string;

/** Set where pages are rendered on the server; null in the browser, where React writes a part as it does the rest. */
export const PartWriter = createContext<WritePart | null>(null);

type PartProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'aside' | 'footer' | 'header' | 'li' | 'nav' | 'section';
  /** Says, together with `of`, what is inside: no two parts that differ may share both. */
  name: string;
  /** All that the inside depends on, as JSON can say it. */
  of: unknown;
  /** Without `useId`: ids count the elements around them. */
  children: () => ReactNode;
};

/**
 * A piece of a page that many pages have: the server keeps its HTML under what it shows, so that nothing ever purges
 * it, and a page of which one thing changed is mostly put together from what is known.
 */
export function Part({ as: Tag, name, of, children, ...attributes }: PartProps) {
  const write = useContext(PartWriter);
  if (!write) return <Tag {...attributes}>{children()}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote it
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: write(name, of, children) }} />;
}
