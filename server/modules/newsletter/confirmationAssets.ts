/** Look of the pages behind the links of mails: the site's palette, without its files. */
export const confirmationStyles = `
:root { --ink: #10302f; --lagoon: #0e6b6f; --lagoon-deep: #0a5255; --marigold: #f2a93b; --terracotta: #ab3f21; --sand: #fbf6ec; --shell: #fff; --soft: #3f5c5a; --line: #e3d8c3; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: var(--sand); color: var(--ink); font: 1.0625rem/1.6 Figtree, system-ui, "Segoe UI", "Noto Sans", sans-serif; }
header { background: var(--ink); border-bottom: 4px solid var(--marigold); padding: 1.1rem clamp(1rem, 4vw, 2.5rem); }
header a { color: var(--sand); font: 600 1.25rem/1.2 Fraunces, Georgia, "Noto Serif", serif; text-decoration: none; }
main { align-self: center; justify-self: center; width: min(34rem, 100% - 2rem); margin: 2rem 1rem; padding: clamp(1.5rem, 5vw, 3rem); background: var(--shell); border: 1px solid var(--line); border-top: 6px solid var(--lagoon); border-radius: 18px; box-shadow: 0 18px 40px -24px rgb(16 48 47 / 40%); outline: none; }
main.problem { border-top-color: var(--terracotta); }
h1 { margin: 0 0 .75rem; font: 600 clamp(1.6rem, 1.2rem + 2vw, 2.1rem)/1.2 Fraunces, Georgia, "Noto Serif", serif; text-wrap: balance; }
p { margin: 0 0 1.25rem; color: var(--soft); overflow-wrap: anywhere; }
a { color: var(--lagoon); }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .6rem 1.75rem; border: 0; border-radius: 10px; background: var(--lagoon); color: var(--shell); cursor: pointer; }
button:hover { background: var(--lagoon-deep); }
button:disabled { opacity: .7; cursor: progress; }
.back { margin: 1.5rem 0 0; font-size: .9375rem; }
:focus-visible { outline: 3px solid var(--marigold); outline-offset: 3px; border-radius: 4px; }
main:focus-visible { outline: none; border-radius: 18px; }
`;

/** Presses the button of a page that may be confirmed at once, and shows the answer in its place. */
export const confirmationScript = `
const form = document.querySelector('form[data-at-once]');
const confirm = async () => {
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const answer = await fetch(form.action, { method: 'POST', headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const main = page.querySelector('main');
    if (!main) throw new Error('This is not our page');
    document.title = page.title;
    document.querySelector('main').replaceWith(main);
    main.focus();
  } catch {
    // The button still works by itself.
    button.disabled = false;
  }
};
if (form) confirm();
`;
