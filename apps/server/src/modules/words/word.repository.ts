import type { LanguageOfWords } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

export interface OwnWordRow {
  word: string;
  english: string;
  text: string;
  approvedBy: string | null;
  approvedAt: Date | null;
}

export function findOwnWords(db: Db | Tx, language: LanguageOfWords): Promise<OwnWordRow[]> {
  return db
    .selectFrom('ownWords')
    .select(['word', 'english', 'text', 'approvedBy', 'approvedAt'])
    .where('language', '=', language)
    .orderBy('word')
    .orderBy('english')
    .execute();
}

/** Another one after every change, also after two within the same moment. */
export async function findWordsVersion(db: Db | Tx, language: LanguageOfWords): Promise<string> {
  const { version } = await db
    .selectFrom('ownWords')
    .select(
      sql<string>`md5(coalesce(string_agg(concat_ws(chr(31), word, english, text, approved_by), chr(30)
        order by word, english), ''))`.as('version'),
    )
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  return version;
}

/** Two people who correct words go one after the other, so that each sees what the other wrote. */
export async function upsertOwnWord(
  tx: Tx,
  language: LanguageOfWords,
  { word, english, ...values }: OwnWordRow,
  changedAt: Date,
): Promise<void> {
  await tx
    .insertInto('ownWords')
    .values({ language, word, english, ...values, changedAt })
    .onConflict((conflict) =>
      conflict.columns(['language', 'word', 'english']).doUpdateSet({ ...values, changedAt }),
    )
    .execute();
}

export async function deleteOwnWord(
  tx: Tx,
  language: LanguageOfWords,
  word: string,
  english: string,
): Promise<void> {
  await tx
    .deleteFrom('ownWords')
    .where('language', '=', language)
    .where('word', '=', word)
    .where('english', '=', english)
    .execute();
}
