const home = '/admin/dashboard';
const noReturn = /^\/admin\/(login|unauthorized|forgot-password|reset-password)?\/?$/;

/** Where to go after sign-in: the requested path if it is a local path below /admin, otherwise the dashboard. */
export function safeReturnPath(requested: string | null, origin: string): string {
  if (!requested?.startsWith('/')) return home;
  let url: URL;
  try {
    url = new URL(requested, origin);
  } catch {
    return home;
  }
  if (url.origin !== origin || !url.pathname.startsWith('/admin/') || noReturn.test(url.pathname))
    return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
