/** Whether the router has a page for a path of this host, with or without a query; the server responds to all others. */
export const isPagePath = (path: string): boolean =>
  !/^\/(\/|(admin|api|feed|media|pictures|share|uploads)([/?]|$)|\w+\.\w+$)/.test(path);
