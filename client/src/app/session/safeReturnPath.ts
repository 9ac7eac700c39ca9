const home = '/admin/dashboard';
const noReturn = /^\/admin\/(login|unauthorized|forgot-password|reset-password)?\/?$/;

/** Where to go after sign-in: the asked path when it is ours and below /admin, otherwise the dashboard. */
export function safeReturnPath(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return home;
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return home;
  }
  if (url.origin !== origin || !url.pathname.startsWith('/admin/') || noReturn.test(url.pathname))
    return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
