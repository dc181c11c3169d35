import { type OwnWords, wordsOf } from '@kathok/contract';
import { language } from '../../../language/language.ts';
import { defaults } from '../../../shared/appearance/preferences.ts';
import { pageTitle } from '../../../lib/browser/page-title.ts';
import { answersId, rootId } from './element-ids.ts';
import { factsOf, type PageName } from '../pages.ts';
import { stylesOf } from './styles.ts';
import letters from '../../../theme/fonts/tibetan-of-english-pages.woff2?url';
import { words } from '../words.en.ts';

/** The build puts in the script of all pages, and what each page needs beside it. */
declare const builtScripts: {
  main: string;
  pages: Record<string, string[]>;
  /** What a page in another language fetches besides. */
  languages: Record<string, { script: string; officeScript: string; style: string | undefined }>;
};

/** This runs before the first paint: anyone who is signed in goes on from the bare address to their own pages, staff who see lists from the public rituals to those of the office, and the chosen appearance is set. */
const before = `try{location.pathname==='/'&&localStorage.getItem('refreshToken')&&location.replace('/login');location.pathname==='/rituals'&&!location.search&&/"admin".*"subject":"(Ritual|all)"/.test(localStorage.getItem('userData'))&&location.replace('/rituals/month');const k=JSON.parse(localStorage.getItem('appearance')),p=document.documentElement;matchMedia('(prefers-color-scheme: dark)').matches&&(p.dataset.skin='dark');for(const n in k)n==='dir'?(p.dir=k[n]):(p.dataset[n]=k[n])}catch{}`;

/**
 * Somebody may have typed a CID into the address of a document. It leaves the address before the style is read: the fonts
 * that a style names are asked for with the address of the page, whatever the page says about that.
 */
const takeFromAddress = `{const[,bare,typed]=/^(\\/generate-certificate\\/view-(?:donation-)?certificate)(\\/.+)?/.exec(location.pathname)||[];typed&&history.replaceState({typed:location.pathname},'',bare+location.hash)}`;
const scriptsFirst = (page: PageName) => (page.startsWith('view-') ? [before, takeFromAddress] : [before]);
export const inlineScripts = [before, takeFromAddress];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributes = Object.entries(defaults)
  .filter(([name]) => name !== 'dir' && name !== 'menu')
  .map(([name, value]) => `data-${kebab(name)}="${value}"`)
  .join(' ');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** Inside a script element only `<` could end it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * The words and the font of another language. A script like the page's own, and before it: such scripts run in the
 * order in which they stand in the page.
 */
function languageParts(): string {
  const parts = builtScripts.languages[wordsOf(language)];
  if (!parts) return '';
  const style = parts.style ? `<link rel="stylesheet" href="${parts.style}">` : '';
  return style + ownWordsScript() + scriptOf(parts.script);
}

/** The server puts it into the first line of the copy that draws these pages. */
declare const pageOwnWords: OwnWords | undefined;

/** What the centre changed in the words: a script that is there before the words are, and another one after each change. */
function ownWordsScript(): string {
  const own = typeof pageOwnWords === 'undefined' ? undefined : pageOwnWords;
  const isAny = own && (own.approved.length > 0 || Object.keys(own.texts).length > 0);
  return isAny ? scriptOf(`/own-words/${wordsOf(language)}-${own.version}.js`) : '';
}

const scriptOf = (file: string) => `<script type="module" src="${file}"></script>`;

/** Asked for with the page, since a line that another font has drawn first would move. */
const lettersFirst =
  language === 'en' ? `<link rel="preload" as="font" type="font/woff2" href="${letters}" crossorigin>` : '';

/** The pages behind the log-in have words of their own besides. */
function officeParts(): string {
  const parts = builtScripts.languages[wordsOf(language)];
  return parts ? languageParts() + scriptOf(parts.officeScript) : '';
}

/** What the server says in the page itself. */
const said = (answers: unknown): string =>
  answers === undefined ? '' : `<script type="application/json" id="${answersId}">${json(answers)}</script>`;

/** The page of the office, which is built in English, with its language, what that needs, and the centre. */
export const officePage = (html: string, answers: unknown): string =>
  html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('<meta charset="utf-8" />', (charset) => charset + officeParts())
    .replace('</head>', (end) => said(answers) + end);

export function documentOf(page: PageName, body: string, answers: unknown): string {
  const preloads = [builtScripts.main, ...(builtScripts.pages[page] ?? [])];
  return [
    `<!doctype html><html lang="${language}" dir="ltr" ${attributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(pageTitle(factsOf(page).title))}</title>`,
    `<meta name="description" content="${escaped(words.description)}">`,
    '<meta name="theme-color" content="#7d2429"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    ...scriptsFirst(page).map((script) => `<script>${script}</script>`),
    ...stylesOf(page).map((css) => `<style>${css}</style>`),
    languageParts(),
    lettersFirst,
    ...preloads.slice(1).map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${preloads[0]}"></script></head>`,
    `<body><div id="${rootId}">${body}</div>`,
    said(answers),
    '</body></html>',
  ].join('');
}
