import type { OwnWords } from '@kathok/contract';

type Texts = OwnWords['texts'][string][string];
type Say = (...put: unknown[]) => string;

/** The words of a file with the texts of the centre's own reader in their place. */
export function withOwnWords<English>(
  english: English,
  translated: English,
  texts: OwnWords['texts'][string] | undefined,
): English {
  return texts ? (put(english, translated, texts, '') as English) : translated;
}

function put(english: unknown, translated: unknown, texts: OwnWords['texts'][string], name: string): unknown {
  const own = texts[name];
  if (typeof english === 'string') return own?.[0] ? spacedAs(english, own[0][1]) : translated;
  if (typeof english === 'function') return own ? saying(english as Say, translated as Say, own) : translated;
  if (typeof english !== 'object' || english === null) return translated;
  const entries = Object.entries(english).map(([key, word]) => {
    const inside = (translated as Record<string, unknown> | undefined)?.[key];
    return [key, put(word, inside, texts, name ? `${name}.${key}` : key)] as const;
  });
  return Array.isArray(english) ? entries.map(([, word]) => word) : Object.fromEntries(entries);
}

/** The English says which of its texts it is this time, and what it puts in. */
const saying =
  (english: Say, translated: Say, own: Texts): Say =>
  (...put) => {
    const said = english(...put);
    for (const [from, text] of own) {
      const values = valuesIn(said, from);
      if (values)
        return spacedAs(
          said,
          text.replaceAll(placeholder, (whole, name: string) => values.get(name) ?? whole),
        );
    }
    return translated(...put);
  };

const placeholder = /\{([\w-]+)\}/g;

/** What `{count} donations` puts in where `3 donations` is said; nothing where something else is said. */
export function valuesIn(said: string, text: string): Map<string, string> | undefined {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const between = text
    .split(/\{[\w-]+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const found = new RegExp(`^\\s*${between.join('([^]*?)')}\\s*$`).exec(said);
  return found ? new Map(names.map((name, place) => [name, found[place + 1] ?? ''])) : undefined;
}

/** A text that stands beside others keeps its distance from them. */
const spacedAs = (english: string, text: string) =>
  (/^\s*/.exec(english)?.[0] ?? '') + text + (/\s*$/.exec(english)?.[0] ?? '');
