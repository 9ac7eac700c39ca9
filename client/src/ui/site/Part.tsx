import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';

/** Renders the content of a fragment as HTML. */
export type WritePart = (name: string, of: unknown, inside: () => ReactNode) => string;

/** Set on the server; null in the browser, where React renders the content normally. */
export const PartWriter = createContext<WritePart | null>(null);

type PartProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'aside' | 'footer' | 'header' | 'li' | 'nav' | 'section';
  /** Part of the cache key, together with `of`: fragments that differ must differ in one of them. */
  name: string;
  /** Everything that the content depends on, serialisable as JSON. */
  of: unknown;
  /** Must not use `useId`: its ids depend on the surrounding elements. */
  children: () => ReactNode;
};

/**
 * A fragment that many pages share. The server caches its HTML by its input, so that it never needs invalidation,
 * and a page of which one thing changed is mostly assembled from the cache.
 */
export function Part({ as: Tag, name, of, children, ...attributes }: PartProps) {
  const write = useContext(PartWriter);
  if (!write) return <Tag {...attributes}>{children()}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: write(name, of, children) }} />;
}
