import type { OwnWords, Word, WordState } from '@kathok/contract';
import type { ShippedWord } from './shipped-words.ts';
import type { OwnWordRow } from './word.repository.ts';

const keyOf = (id: string, english: string) => `${id}\n${english}`;

/** Every text with what the centre made of it. Own texts whose English has changed since count no more. */
export function knownWords(shipped: readonly ShippedWord[], own: readonly OwnWordRow[]): Map<string, Word> {
  const ownByKey = new Map(own.map((row) => [keyOf(row.word, row.english), row]));
  return new Map(
    shipped.map((word) => {
      const key = keyOf(word.id, word.english);
      return [key, present(word, ownByKey.get(key))];
    }),
  );
}

export const findWord = (known: ReadonlyMap<string, Word>, id: string, english: string): Word | undefined =>
  known.get(keyOf(id, english));

function present({ id, english, dzongkha, place, isSame }: ShippedWord, own: OwnWordRow | undefined): Word {
  const text = own?.text ?? dzongkha;
  const state = (): WordState => {
    if (text === null) return 'missing';
    if (own?.approvedBy || isSame) return 'approved';
    return own && own.text !== dzongkha ? 'own' : 'draft';
  };
  return {
    id,
    english,
    place: place.name,
    group: place.group,
    shipped: dzongkha,
    text,
    isOwn: own !== undefined && own.text !== dzongkha,
    state: state(),
    approvedBy: own?.approvedBy ?? null,
    approvedAt: own?.approvedAt?.toISOString() ?? null,
  };
}

/** The office is offered in a language once nine tenths of its texts are there. */
const shareOfOffice = 0.9;

/** What pages need beside the words they were built with. */
export function ownWordsOf(known: ReadonlyMap<string, Word>, version: string): OwnWords {
  const words = [...known.values()];
  const texts: OwnWords['texts'] = {};
  for (const { id, english, text, isOwn } of words) {
    if (!isOwn || text === null) continue;
    const [file = '', name = ''] = id.split('#');
    ((texts[file] ??= {})[name] ??= []).push([english, text]);
  }
  const places = new Set(words.map(({ place }) => place));
  for (const { place, state } of words) if (state !== 'approved') places.delete(place);
  const office = words.filter(({ group }) => group === 'office');
  const there = office.filter(({ text }) => text !== null).length;
  return {
    version,
    texts,
    approved: [...places],
    isOfficeOffered: office.length > 0 && there / office.length >= shareOfOffice,
  };
}
