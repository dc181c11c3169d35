import { words } from './words.en.ts';

export function safe(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface PageOptions {
  status?: number;
  /** The merchant's own origin, to which the page sends the browser. */
  talksTo?: string;
}

/** A plain page that says what it is, and runs and loads nothing but what lies beside it. */
export function htmlPage(
  title: string,
  content: string,
  { status = 200, talksTo = '' }: PageOptions = {},
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${safe(title)}</title><link rel="stylesheet" href="style.css"></head>
    <body><p class="label" role="note">${safe(words.label)}</p><main><h1>${safe(title)}</h1>${content}</main></body></html>`;
  const policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; " +
    `connect-src 'self' ${talksTo}; form-action 'self' ${talksTo}`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.trim() },
  });
}

export const style = `
:root { color-scheme: light dark; --ink: #2f2b3d; --soft: #6d6b77; --paper: #f8f7fa; --card: #fff; --line: #dbdade; --warn: #ff9f43; --focus: #7a1f2b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e1def5; --soft: #b2afc6; --paper: #25293c; --card: #2f3349; --line: #4b4f68; --focus: #ffb0a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.label { margin: 0; padding: .75rem 1rem; background: var(--warn); color: #2b1a00; text-align: center; font-weight: 600; }
main { max-width: 46rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; }
dl { margin: 0 0 1rem; } dl div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .25rem 0; }
dt { flex: 0 0 8rem; color: var(--soft); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: .5rem; }
legend { padding: 0 0 .5rem; font-weight: 600; }
button { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--paper); color: inherit; font: inherit; text-align: start; cursor: pointer; }
button strong, button span { display: block; } button span, .note { color: var(--soft); font-size: .875rem; }
button:hover { border-color: var(--focus); } :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
label { display: grid; gap: .25rem; } select { padding: .5rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--card); color: inherit; font: inherit; }
@media (max-width: 30rem) { main { margin: 0; border: 0; border-radius: 0; padding: 1rem; } }
`;

/** Posts the form; and for a gateway that says everything twice, once more beforehand. */
export const handOverScript = `
const form = document.getElementById('hand-over');
const post = () => fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), redirect: 'manual' });
Promise.resolve(form.dataset.twice ? post().catch(() => {}) : undefined).then(() => form.submit());
`;
