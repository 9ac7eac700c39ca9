let previous: string | null = null;

/** The layout notes each page that was left inside the site. */
export const rememberPath = (path: string) => {
  previous = path;
};

/** Where the visitor came from: the last page of the site, or else the path of a referrer on the same host. */
export function previousPath(): string {
  if (previous !== null) return previous;
  try {
    const referrer = new URL(document.referrer);
    return referrer.host === window.location.host ? referrer.pathname : '';
  } catch {
    return '';
  }
}

/** Whether this page was reached by a link of the site itself, not from outside or by its address. */
export const cameFromInside = () => previous !== null;
