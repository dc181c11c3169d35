import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { defaultLanguage, isOfficeScreen, type Language, wordsOf } from '@kathok/contract';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../base/log.ts';
import { sha256 } from '../answers/security-headers.ts';
import { compress } from '../answers/compress.ts';
import { type Asset, assetOf } from './read-assets.ts';

/** What the build made of the public pages (`apps/web/src/public/render.tsx`). */
export interface PublicPages {
  /** The name of the page that an address means. */
  pageAt(path: string): string | undefined;
  answersFor(page: string, ask: (path: string) => Promise<unknown>): Promise<unknown>;
  /** The public call behind what the page of an address says without JavaScript; undefined where it is the same for all. */
  essentialCall(path: string): string | null | undefined;
  /** The page with what it says; without it, the page that asks for itself. */
  draw(page: string, answers: unknown, here?: { path: string; told: PublicAnswer | null }): string;
  officeAnswers(ask: (path: string) => Promise<unknown>): Promise<unknown>;
  /** The one page of the office, with what its language needs and the centre's name. */
  officePage(html: string, answers: unknown): string;
  inline: { scripts: string[]; styles: string[] };
}

/** What a public call answered. */
interface PublicAnswer {
  status: number;
  body: unknown;
}

/** What a centre changed in the words of a language; another version after each change. */
export interface PageWords {
  version: string;
  /** The office is there in this language. */
  isOfficeOffered?: boolean;
}

export interface PagesByLanguage {
  /** What every page has inside it, in whatever language. */
  inline: PublicPages['inline'];
  in(language: Language, words?: PageWords): PublicPages;
}

/**
 * One copy of the code for each language: its words are chosen once, when it starts, and never change hands. Each takes a
 * tenth of a second to start, so the others wait until somebody reads them. Where the centre changed words, the next
 * page is drawn by a new copy, and nothing holds the one before: a module would stay for ever.
 */
export function loadPublicPages(webRoot: string | undefined): PagesByLanguage | undefined {
  const file = join(webRoot ?? '', 'pages/draw.cjs');
  if (webRoot === undefined || !existsSync(file)) return undefined;
  const code = readFileSync(file, 'utf8');
  const started = new Map<Language, { version: string | undefined; pages: PublicPages }>();
  const inLanguage = (language: Language, words?: PageWords): PublicPages => {
    const known = started.get(language);
    if (known && known.version === words?.version) return known.pages;
    const pages = start(file, code, language, words);
    started.set(language, { version: words?.version, pages });
    return pages;
  };
  return { inline: inLanguage(defaultLanguage).inline, in: inLanguage };
}

function start(file: string, code: string, language: Language, words: PageWords | undefined): PublicPages {
  const first = `const pageLanguage = ${JSON.stringify(language)}, pageOwnWords = ${JSON.stringify(words)};`;
  const run = new Script(`(function (module, exports, require) {${first}${code}\n})`, { filename: file });
  const module = { exports: {} };
  (run.runInThisContext() as (...given: unknown[]) => void)(module, module.exports, createRequire(file));
  return module.exports as PublicPages;
}

export const inlineHashes = ({ inline: { scripts, styles } }: PagesByLanguage) => ({
  scriptHashes: scripts.map(sha256),
  styleHashes: styles.map(sha256),
});

/** Packed quickly, since it is sent once. */
const passingAsset = (bytes: Buffer): Asset => assetOf(bytes, (coding) => compress(bytes, coding, false));

/** How long an answer may be old. Many visitors at once then cost no more than one. */
const freshMs = 1000;

/** Asks the public calls below `/api`, each at most once a moment. */
function callerOf(app: FastifyInstance) {
  const asked = new Map<string, { at: number; answer: Promise<unknown> }>();
  return (path: string): Promise<unknown> => {
    const known = asked.get(path);
    if (known && performance.now() - known.at < freshMs) return known.answer;
    const answer = app.inject({ url: `/api${path}` }).then((reply) => {
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`);
      return reply.json() as unknown;
    });
    asked.set(path, { at: performance.now(), answer });
    return answer;
  };
}

/** Asked in the name of the visitor, and never kept: it belongs to one address. */
async function tell(app: FastifyInstance, path: string, from: string): Promise<PublicAnswer> {
  const reply = await app.inject({ url: `/api${path}`, remoteAddress: from });
  return { status: reply.statusCode, body: reply.json() as unknown };
}

/** What the centre changed in the words of a language. Without an answer, pages have those they were built with. */
const wordsReader =
  (app: FastifyInstance, ask: (path: string) => Promise<unknown>) =>
  async (language: Language): Promise<PageWords | undefined> => {
    if (language === defaultLanguage) return undefined;
    const answer = ask(`/words/own?language=${wordsOf(language)}`).catch((error: unknown) => {
      (app.log as Log).error({ err: error }, 'pages are sent without the words of the centre');
    });
    return (await answer) as PageWords | undefined;
  };

/** Draws pages with what the public calls answer at the moment, and keeps each as long as it says the same. */
export function pagePainter(app: FastifyInstance, byLanguage: PagesByLanguage) {
  const ask = callerOf(app);
  const wordsIn = wordsReader(app, ask);
  const drawn = new Map<string, { said: string; asset: Asset }>();

  /** A page is never missing because an answer is: it then asks by itself and tells its reader. */
  async function draw(
    name: string,
    version: string | undefined,
    answersFor: () => Promise<unknown>,
    write: (answers: unknown) => string,
  ): Promise<Asset> {
    try {
      const answers = await answersFor();
      const said = `${version} ${JSON.stringify(answers)}`;
      const known = drawn.get(name);
      if (known?.said === said) return known.asset;
      const asset = assetOf(Buffer.from(write(answers)));
      drawn.set(name, { said, asset });
      return asset;
    } catch (error) {
      (app.log as Log).error({ err: error, page: name }, 'a page was sent without its answers');
      return assetOf(Buffer.from(write(undefined)));
    }
  }

  return {
    async publicPage(path: string, language: Language, from: string): Promise<Asset | undefined> {
      const words = await wordsIn(language);
      const pages = byLanguage.in(language, words);
      const page = pages.pageAt(path);
      if (page === undefined) return undefined;
      const answers = () => pages.answersFor(page, ask);
      const call = pages.essentialCall(path);
      if (call === undefined)
        return draw(`${language} ${page}`, words?.version, answers, (said) => pages.draw(page, said));
      try {
        const told = call === null ? null : await tell(app, call, from);
        const html = pages.draw(page, await answers(), { path, told });
        return { ...passingAsset(Buffer.from(html)), isOfOne: true };
      } catch (error) {
        (app.log as Log).error({ err: error, page }, 'a page was sent without what its address says');
        return assetOf(Buffer.from(pages.draw(page, undefined)));
      }
    },
    /** Screens of staff are English where most of their words have no other language. */
    async officePage(html: string, path: string, asked: Language): Promise<Asset> {
      const words = await wordsIn(asked);
      const language = isOfficeScreen(path) && !words?.isOfficeOffered ? defaultLanguage : asked;
      const pages = byLanguage.in(language, language === asked ? words : undefined);
      const answers = () => pages.officeAnswers(ask);
      return draw(`${language} office`, words?.version, answers, (said) => pages.officePage(html, said));
    },
    /** What `document.ts` of the web app asks for before the words of a language. */
    async ownWordsScript(language: Language): Promise<Asset> {
      const words = await wordsIn(language);
      const said = `globalThis.ownWords=${JSON.stringify(words)}`;
      const known = drawn.get(`${language} words`);
      if (known?.said === said) return known.asset;
      const asset = { ...assetOf(Buffer.from(said)), mediaType: 'text/javascript; charset=utf-8' };
      drawn.set(`${language} words`, { said, asset });
      return asset;
    },
  };
}
