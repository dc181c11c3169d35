import { defaultLanguage, type Language, languageKey, readLanguage } from '@kathok/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the person reads: as they chose, else as their browser says, else English. */
    language: Language;
  }
}

/** What an answer depends on that is in the language of the request. */
export const languageVary = 'accept-language, cookie';

const cookie = new RegExp(`(?:^|;)\\s*${languageKey}=([\\w-]+)`);

export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const [, chosen] = cookie.exec(headers.cookie ?? '') ?? [];
  return readLanguage(chosen) ?? preferred(headers['accept-language'] ?? '') ?? defaultLanguage;
}

/** The first of a browser's languages that we have; `dz-BT` is Dzongkha too. */
function preferred(accepted: string): Language | undefined {
  const wanted = accepted
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';').map((text) => text.trim());
      return { tag: tag.toLowerCase(), quality: Number(quality?.replace(/^q=/, '') ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const known = readLanguage(tag.split('-', 1)[0]);
    if (known) return known;
  }
  return undefined;
}

/**
 * Somebody chose a language by a link of a page (`?language=dz`), which needs no script: it is kept for a year, and
 * they go on to the same page without the choice in its address.
 */
export function keepChosenLanguage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const chosen = readLanguage(searchParams.get(languageKey));
  if (!chosen) return undefined;
  searchParams.delete(languageKey);
  const rest = searchParams.toString();
  return reply
    .header('set-cookie', `${languageKey}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`)
    .header('cache-control', 'no-store')
    .redirect(rest ? `${pathname}?${rest}` : pathname, 303);
}
