import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage, type Language } from '@kathok/contract';
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

export interface PagesByLanguage {
  /** What every page has inside it, in whatever language. */
  inline: PublicPages['inline'];
  in(language: Language): Promise<PublicPages>;
}

/**
 * One copy of the module for each language: its words are chosen once, when it starts, and never change hands. Each
 * takes a tenth of a second to load, so the others wait until somebody reads them.
 */
export async function loadPublicPages(webRoot: string | undefined): Promise<PagesByLanguage | undefined> {
  const fileOf = (language: Language) => join(webRoot ?? '', `pages/${language}.mjs`);
  if (webRoot === undefined || !existsSync(fileOf(defaultLanguage))) return undefined;
  const loaded = new Map<Language, Promise<PublicPages>>();
  const load = (language: Language): Promise<PublicPages> => {
    const pages = loaded.get(language) ?? import(pathToFileURL(fileOf(language)).href);
    loaded.set(language, pages);
    return pages;
  };
  const { inline } = await load(defaultLanguage);
  return { inline, in: load };
}

export const inlineHashes = ({ inline: { scripts, styles } }: PagesByLanguage) => ({
  scriptHashes: scripts.map(sha256),
  styleHashes: styles.map(sha256),
});

/** Packed quickly, since it is sent once. */
const passingAsset = (bytes: Buffer): Asset => assetOf(bytes, (coding) => compress(bytes, coding, false));

/** How long an answer may be old. Many visitors at once then cost no more than one. */
const freshMs = 1000;

/** Draws pages with what the public calls answer at the moment, and keeps each as long as it says the same. */
export function pagePainter(app: FastifyInstance, byLanguage: PagesByLanguage) {
  const asked = new Map<string, { at: number; answer: Promise<unknown> }>();
  const drawn = new Map<string, { said: string; asset: Asset }>();

  function ask(path: string): Promise<unknown> {
    const known = asked.get(path);
    if (known && performance.now() - known.at < freshMs) return known.answer;
    const answer = app.inject({ url: `/api${path}` }).then((reply) => {
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`);
      return reply.json() as unknown;
    });
    asked.set(path, { at: performance.now(), answer });
    return answer;
  }

  /** Asked in the name of the visitor, and never kept: it belongs to one address. */
  async function tell(path: string, from: string): Promise<PublicAnswer> {
    const reply = await app.inject({ url: `/api${path}`, remoteAddress: from });
    return { status: reply.statusCode, body: reply.json() as unknown };
  }

  /** A page is never missing because an answer is: it then asks by itself and tells its reader. */
  async function draw(
    name: string,
    answersFor: () => Promise<unknown>,
    write: (answers: unknown) => string,
  ): Promise<Asset> {
    try {
      const answers = await answersFor();
      const said = JSON.stringify(answers);
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
      const pages = await byLanguage.in(language);
      const page = pages.pageAt(path);
      if (page === undefined) return undefined;
      const answers = () => pages.answersFor(page, ask);
      const call = pages.essentialCall(path);
      if (call === undefined) return draw(`${language} ${page}`, answers, (said) => pages.draw(page, said));
      try {
        const told = call === null ? null : await tell(call, from);
        const html = pages.draw(page, await answers(), { path, told });
        return { ...passingAsset(Buffer.from(html)), isOfOne: true };
      } catch (error) {
        (app.log as Log).error({ err: error, page }, 'a page was sent without what its address says');
        return assetOf(Buffer.from(pages.draw(page, undefined)));
      }
    },
    async officePage(html: string, language: Language): Promise<Asset> {
      const pages = await byLanguage.in(language);
      const answers = () => pages.officeAnswers(ask);
      return draw(`${language} office`, answers, (said) => pages.officePage(html, said));
    },
  };
}
