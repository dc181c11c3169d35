import {
  type InputOf,
  type LanguageOfWords,
  type OwnWords,
  placeholderFault,
  toPage,
  type Paged,
  type Word,
  type WordChange,
  type words as endpoints,
} from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { findWord, knownWords, ownWordsOf } from './known-words.ts';
import type { ShippedWord } from './shipped-words.ts';
import { deleteOwnWord, findOwnWords, findWordsVersion, upsertOwnWord } from './word.repository.ts';
import { words } from './words.en.ts';

type Endpoints = typeof endpoints;
export type Shipped = () => readonly ShippedWord[];

export const readKnown = async (db: Db | Tx, shipped: Shipped, language: LanguageOfWords) =>
  knownWords(shipped(), await findOwnWords(db, language));

export const listWords =
  (shipped: Shipped) =>
  async ({ db }: Ctx, { query }: InputOf<Endpoints['list']>): Promise<Paged<Word>> => {
    const { language, state, place, q, page, take } = query;
    const sought = q?.toLowerCase();
    const found = [...(await readKnown(db, shipped, language)).values()].filter(
      (word) =>
        (state === undefined || word.state === state) &&
        (place === undefined || word.place === place) &&
        (sought === undefined ||
          `${word.id}\n${word.english}\n${word.text ?? ''}`.toLowerCase().includes(sought)),
    );
    return toPage(found.slice((page - 1) * take, page * take), found.length, { page, take });
  };

/** What is approved is kept as it stands, so that a later release of the product does not change it unread. */
export const updateWords =
  (shipped: Shipped) =>
  async (ctx: Ctx, { body: { language, words: wanted } }: InputOf<Endpoints['update']>): Promise<Word[]> =>
    inTransaction(ctx, async (tx) => {
      const known = await readKnown(tx, shipped, language);
      const changed = wanted.map((change, place) => ({ change, word: requireWord(known, change, place) }));
      for (const { change, word } of changed) await keep(ctx, tx, language, word, change);
      await auditChange(
        ctx,
        tx,
        language,
        changed.map(({ word }) => word),
      );
      const after = await readKnown(tx, shipped, language);
      return changed.map(({ word }) => findWord(after, word.id, word.english)!);
    });

function requireWord(known: ReadonlyMap<string, Word>, change: WordChange, place: number): Word {
  const { id, english, text, isApproved } = change;
  const word = findWord(known, id, english);
  if (!word) throw fieldProblem(`words.${place}.id`, 'isKnown', words.unknown);
  const shown = text === undefined ? word.text : (text ?? word.shipped);
  if (isApproved && shown === null) throw fieldProblem(`words.${place}.text`, 'isThere', words.noText);
  const fault = text ? placeholderFault(english, text) : null;
  if (fault) throw fieldProblem(`words.${place}.text`, 'placeholders', words.placeholders(fault));
  return word;
}

/** Another text has to be approved anew. */
async function keep(
  ctx: Ctx,
  tx: Tx,
  language: LanguageOfWords,
  word: Word,
  change: WordChange,
): Promise<void> {
  const text = change.text === undefined ? word.text : (change.text ?? word.shipped);
  const isApproved = change.isApproved ?? (word.approvedBy !== null && text === word.text);
  if (text === null || (!isApproved && text === word.shipped)) {
    await deleteOwnWord(tx, language, word.id, word.english);
    return;
  }
  const stays = word.approvedBy !== null && text === word.text;
  const approvedBy = isApproved ? (stays ? word.approvedBy : actorOf(ctx).name) : null;
  const approvedAt = approvedBy === null ? null : stays ? new Date(word.approvedAt!) : ctx.now;
  await upsertOwnWord(
    tx,
    language,
    { word: word.id, english: word.english, text, approvedBy, approvedAt },
    ctx.now,
  );
}

/** Which texts were changed, of many at once only how many. */
export async function auditChange(
  ctx: Ctx,
  tx: Tx,
  language: LanguageOfWords,
  changed: readonly Word[],
): Promise<void> {
  const named = changed.slice(0, 20).map(({ id }) => id);
  const before = changed.length <= 20 ? Object.fromEntries(changed.map(({ id, text }) => [id, text])) : null;
  await ctx.audit(tx, {
    action: 'update',
    entity: 'Words',
    label: language,
    before,
    after: { words: changed.length, names: named.join(', ') },
  });
}

/** Open to everybody, as the pages are; put together once after each change. */
export function getOwnWords(shipped: Shipped) {
  const latest = new Map<LanguageOfWords, OwnWords>();
  return async ({ db }: Ctx, { query: { language } }: InputOf<Endpoints['own']>): Promise<OwnWords> => {
    const version = await findWordsVersion(db, language);
    const kept = latest.get(language);
    if (kept?.version === version) return kept;
    const own = ownWordsOf(await readKnown(db, shipped, language), version);
    latest.set(language, own);
    return own;
  };
}
