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

/** Back to the merchant by a form, which a small script posts at once; where scripts are off, a button does. */
export function handOverPage(url: string, fields: Record<string, string>, isTwice = false): Response {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
    .join('');
  return htmlPage(
    words.handingOver,
    `<form id="hand-over" method="post" action="${safe(url)}"${isTwice ? ' data-twice="yes"' : ''}>${inputs}
    <button><strong>${words.goBack}</strong></button></form><script src="handOver.js"></script>`,
    { talksTo: new URL(url).origin },
  );
}

export const notePage = (title: string, text: string, status = 200): Response =>
  htmlPage(title, `<p>${safe(text)}</p>`, { status });

export const errorPage = (problem: string): Response => notePage(words.refused, problem, 400);
