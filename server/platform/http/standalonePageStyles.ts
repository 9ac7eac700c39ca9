import { brand, darkScheme, lightScheme, type Scheme } from '../palette.contract.ts';

/** Addresses of the site's fonts; null where the site is not built. */
export type PageFonts = { text: string; display: string } | null;

const fontFaces = ({ text, display }: NonNullable<PageFonts>) => `
@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url("${text}") format("woff2"); }
@font-face { font-family: Fraunces; font-weight: 600; font-display: swap; src: url("${display}") format("woff2"); }`;

const colours = ({ ground, surface, line, text, quietText, primary, secondary, error }: Scheme) => `
--ground: ${ground}; --surface: ${surface}; --line: ${line}; --text: ${text}; --quiet: ${quietText};
--primary: ${primary.main}; --primary-hover: ${primary.dark}; --on-primary: ${primary.contrastText};
--focus: ${secondary.main}; --error: ${error.main}; --on-error: ${error.contrastText};
`;

/** Styles of the pages behind the links in mails: the site's palette, header and fonts. */
export const standalonePageStyles = (fonts: PageFonts): string => `${fonts ? fontFaces(fonts) : ''}
:root { ${colours(lightScheme)} --gutter: clamp(1rem, 0.5rem + 2.2vw, 2.5rem); --display: Fraunces, Georgia, "Noto Serif", serif; }
@media screen and (prefers-color-scheme: dark) { :root { ${colours(darkScheme)} } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: auto auto 1fr auto; background: var(--ground); color: var(--text); font: 1.0625rem/1.6 Figtree, system-ui, "Segoe UI", "Noto Sans", sans-serif; -webkit-font-smoothing: antialiased; }
.tiles { height: 12px; background: url("/pictures/brand/tile.svg") 0 0 / 24px 24px repeat-x; }
header { border-bottom: 1px solid var(--line); }
header div { width: min(100%, 78rem + 2 * var(--gutter)); min-height: 5rem; margin-inline: auto; padding-inline: var(--gutter); display: flex; align-items: center; }
header a { display: inline-flex; align-items: center; gap: .625rem; min-height: 2.75rem; color: var(--text); font: 600 1.25rem/1.05 var(--display); letter-spacing: -.02em; text-decoration: none; }
main { align-self: center; justify-self: center; width: min(36rem, 100% - 2rem); margin: 2rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 18px; box-shadow: 0 18px 40px -24px color-mix(in srgb, ${brand.ink} 40%, transparent); outline: none; overflow: hidden; }
main::before { content: ""; display: block; height: 3rem; background: url("/pictures/brand/tile.svg") 50% 0 / 3rem 3rem repeat-x; border-bottom: 4px solid var(--primary); }
main.problem::before { border-bottom-color: var(--error); }
main > div { padding: clamp(1.5rem, 5vw, 3rem); }
h1 { margin: 0 0 .75rem; font: 600 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)/1.12 var(--display); letter-spacing: -.015em; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--quiet); overflow-wrap: anywhere; }
a { color: var(--primary); }
button { font: inherit; font-weight: 650; min-height: 3rem; padding: .6rem 1.75rem; border: 0; border-radius: 10px; background: var(--primary); color: var(--on-primary); cursor: pointer; }
button:hover { background: var(--primary-hover); }
button:disabled { opacity: .7; cursor: progress; }
.back { margin: 1.5rem 0 0; font-size: .9375rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
main:focus-visible { outline: none; border-radius: 18px; }
main.wide { align-self: start; width: min(46rem, 100% - 2rem); }
h2 { margin: 2rem 0 .75rem; font: 600 1.375rem/1.2 var(--display); }
h3 { margin: 0; font-size: 1rem; font-weight: 650; }
.status, .notice { margin: 0 0 1.5rem; padding: .75rem 1rem; border-left: 4px solid var(--primary); background: var(--ground); color: var(--text); }
.notice.problem { border-left-color: var(--error); }
.notice ul { margin: 0; padding-left: 1.25rem; }
.messages { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
.messages > li { padding: 1rem; border: 1px solid var(--line); border-radius: 10px; overflow-wrap: anywhere; }
.messages li.own { background: var(--ground); }
.messages time, .file, small { color: var(--quiet); font-size: .9375rem; }
.messages p, .messages dl { margin: .5rem 0 0; color: var(--text); }
.messages dl div { display: grid; grid-template-columns: minmax(6rem, 28%) 1fr; gap: .25rem 1rem; }
.messages dt { color: var(--quiet); }
.messages dd { margin: 0; }
.messages img { max-width: 100%; height: auto; }
.text { white-space: pre-wrap; }
label { display: block; margin: 0 0 .25rem; font-weight: 600; }
label small { display: block; font-weight: 400; }
textarea, select, input:not([type="radio"], [type="checkbox"]) { width: 100%; min-height: 3rem; margin: 0 0 1rem; padding: .75rem; border: 1px solid var(--quiet); border-radius: 10px; background: var(--surface); color: var(--text); font: inherit; }
input[type="file"] { padding: .375rem; }
::file-selector-button { margin: 0 .75rem 0 0; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); color: var(--text); font: inherit; cursor: pointer; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend { padding: 0 .25rem 0 0; font-weight: 600; }
.choice { display: flex; margin: 0 0 1rem; gap: .625rem; align-items: center; min-height: 2.75rem; font-weight: 400; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--primary); }
fieldset .choice { display: inline-flex; margin: 0 1rem 0 0; }
main [aria-invalid="true"] { border: 2px solid var(--error); }
main fieldset[aria-invalid="true"] { padding: .5rem .75rem; border-radius: 10px; }
.trap { position: absolute; left: -100rem; }
details { margin: 2rem 0 0; padding: 1rem 0 0; border-top: 1px solid var(--line); }
summary { min-height: 2.75rem; display: flex; align-items: center; color: var(--primary); cursor: pointer; text-decoration: underline; }
button.quiet { background: none; border: 1px solid var(--error); color: var(--error); }
button.quiet:hover { background: var(--error); color: var(--on-error); }
@media (max-width: 61.95em) { .tiles { height: 8px; background-size: 16px 16px; } header div { min-height: 4rem; } }
`;
