const style = `
:root { color-scheme: light dark; --ink: #2f2b3d; --soft: #6d6b77; --paper: #f8f7fa; --card: #fff; --line: #dbdade; --warn: #ff9f43; --focus: #7a1f2b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e1def5; --soft: #b2afc6; --paper: #25293c; --card: #2f3349; --line: #4b4f68; --focus: #ffb0a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.label { margin: 0; padding: .75rem 1rem; background: var(--warn); color: #2b1a00; text-align: center; font-weight: 600; }
main { max-width: 46rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; }
dl { margin: 0 0 1rem; } dl div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .25rem 0; }
dt { flex: 0 0 5rem; color: var(--soft); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: .5rem; }
legend { padding: 0 0 .5rem; font-weight: 600; }
button { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--paper); color: inherit; font: inherit; text-align: start; cursor: pointer; display: grid; align-content: start; }
button strong, button span { display: block; } button span, .note { color: var(--soft); font-size: .875rem; }
button[value=approve] { background: #7a1f2b; border-color: #7a1f2b; color: #fff; } button[value=approve] span { color: #fbe9e7; }
button:hover { border-color: var(--focus); } :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
label { display: grid; gap: .25rem; } select { padding: .5rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--card); color: inherit; font: inherit; }
@media (max-width: 30rem) { main { margin: 0; border: 0; border-radius: 0; padding: 1rem; } }
`;

/** Posts the form; and for a gateway that says everything twice, once more beforehand. */
const handOverScript = `
const form = document.getElementById('hand-over');
const post = () => fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), redirect: 'manual' });
Promise.resolve(form.dataset.twice ? post().catch(() => {}) : undefined).then(() => form.submit());
`;

const files = new Map([
  ['style.css', ['text/css', style]],
  ['handOver.js', ['text/javascript', handOverScript]],
]);

/** What the pages of a simulated bank need beside them. */
export function pageFile(name: string): Response | undefined {
  const [mediaType, text] = files.get(name) ?? [];
  return text === undefined
    ? undefined
    : new Response(text, { headers: { 'content-type': `${mediaType}; charset=utf-8` } });
}
