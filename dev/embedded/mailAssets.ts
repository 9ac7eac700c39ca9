import { brand, fixed, lightScheme } from '../../server/platform/palette.contract.ts';

export const inboxStyles = `
:root { --ink: ${brand.ink}; --lagoon: ${brand.lagoon}; --marigold: ${brand.marigold}; --terracotta: ${brand.terracotta}; --sand: ${brand.sand}; --shell: ${brand.shell}; --line: ${lightScheme.line}; --quiet: ${lightScheme.quietText}; --raised: ${lightScheme.raised}; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--sand); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
a { color: var(--lagoon); }
:focus-visible { outline: 3px solid var(--marigold); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; background: var(--shell); padding: 8px 12px; z-index: 1; }
header { background: var(--ink); color: var(--sand); padding: 16px 24px; display: flex; flex-wrap: wrap; align-items: center;
  gap: 10px 20px; border-bottom: 4px solid var(--marigold); }
header h1 { font: 600 1.35rem/1.2 Georgia, "Noto Serif", serif; margin: 0; }
header h1 a { color: inherit; text-decoration: none; }
header p { margin: 0; color: ${fixed.onInkSoft}; font-size: .875rem; flex: 1 1 240px; }
form { display: flex; gap: 8px; flex: 0 1 380px; }
form label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.reply { display: grid; gap: 10px; max-width: 640px; margin-top: 24px; justify-items: start; }
.reply label { position: static; width: auto; height: auto; clip-path: none; font-weight: 600; }
.reply textarea { width: 100%; font: inherit; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--shell); color: var(--ink); }
input { flex: 1; min-width: 0; font: inherit; padding: 8px 14px; border: 1px solid transparent; border-radius: 999px; background: var(--shell); color: var(--ink); }
button { font: inherit; font-weight: 600; padding: 8px 18px; border: 0; border-radius: 999px; background: var(--marigold); color: var(--ink); cursor: pointer; }
button:hover { background: ${fixed.marigoldDeep}; }
.panes { flex: 1; display: grid; grid-template-columns: minmax(280px, 380px) minmax(0, 1fr); }
#list { border-right: 1px solid var(--line); overflow: auto; max-height: calc(100vh - 76px); }
#list ol { list-style: none; margin: 0; padding: 0; }
#list li a { display: block; padding: 14px 20px; border-bottom: 1px solid var(--line); border-left: 4px solid transparent; color: inherit; text-decoration: none; }
#list li a:hover { background: var(--raised); }
#list li a[aria-current] { background: var(--shell); border-left-color: var(--terracotta); }
#list span { display: block; overflow-wrap: anywhere; }
#list .subject { font-weight: 600; }
#list .people, .meta { font-size: .875rem; color: var(--quiet); }
#list .chip, .chip { display: inline-block; font-size: .78rem; background: ${lightScheme.primary.wash}; color: ${lightScheme.primary.dark}; border-radius: 999px; padding: 1px 10px; margin-left: 6px; }
main { padding: 24px clamp(16px, 3vw, 40px); overflow: auto; max-height: calc(100vh - 76px); }
.hint, .empty { color: var(--quiet); text-align: center; padding: 48px 16px; margin: 0; }
article h2 { font: 600 1.6rem/1.25 Georgia, "Noto Serif", serif; margin: 0 0 12px; overflow-wrap: anywhere; }
.back { display: none; }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: 90px minmax(0, 1fr); gap: 12px; padding: 2px 0; }
dt { color: var(--quiet); font-size: .875rem; padding-top: 1px; }
dd { margin: 0; overflow-wrap: anywhere; }
.headers div { grid-template-columns: minmax(90px, 200px) minmax(0, 1fr); border-bottom: 1px solid var(--line); padding: 6px 0; }
.headers dd { font: .85rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
.parts { display: flex; flex-wrap: wrap; gap: 4px; margin: 20px 0 0; border-bottom: 2px solid var(--line); }
.parts a { padding: 8px 16px; text-decoration: none; border-bottom: 3px solid transparent; margin-bottom: -2px; }
.parts a:hover { border-bottom-color: var(--line); }
.parts a[aria-current] { color: var(--ink); font-weight: 600; border-bottom-color: var(--terracotta); }
section { padding-top: 16px; }
iframe { width: 100%; height: max(480px, calc(100vh - 360px)); border: 1px solid var(--line); border-radius: 12px; background: var(--shell); }
pre { background: var(--shell); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0; overflow: auto; font: .85rem/1.55 ui-monospace, Menlo, Consolas, monospace; }
pre.prose { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.files { padding-left: 20px; }
@media (max-width: 47.5em) {
  .panes { display: block; }
  #list, main { max-height: none; border: 0; }
  .reading #list, .choosing main { display: none; }
  .back { display: inline-block; margin-bottom: 12px; padding: 6px 0; }
}
`;

/** Refreshes the list every two seconds while the page is visible. */
export const inboxScript = `
const list = document.querySelector('[data-refresh]');
setInterval(async () => {
  if (document.hidden || list.contains(document.activeElement)) return;
  try {
    const response = await fetch(location.href);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = page.querySelector('[data-refresh]');
    if (fresh && fresh.innerHTML !== list.innerHTML) {
      list.innerHTML = fresh.innerHTML;
      document.title = page.title;
    }
  } catch {}
}, 2000);
`;
