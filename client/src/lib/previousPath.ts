let previous: string | null = null;

/** The layout records every path that the visitor leaves. */
export const rememberPath = (path: string) => {
  previous = path;
};

/** The previous page of the site, or the path of a referrer on the same host. */
export function previousPath(): string {
  if (previous !== null) return previous;
  try {
    const referrer = new URL(document.referrer);
    return referrer.host === window.location.host ? referrer.pathname : '';
  } catch {
    return '';
  }
}

/** Whether the visitor reached this page through a link of the site. */
export const cameFromInside = () => previous !== null;
