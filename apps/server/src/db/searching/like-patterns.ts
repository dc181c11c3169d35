import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

/** Text that a LIKE pattern takes as it is. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const beginsWith = (text: string) => `${escapeLike(text)}%`;

export const contains = (text: string) => `%${escapeLike(text)}%`;

/**
 * Every word stands somewhere in a folded name; one or two letters must begin a word of it, or too much would be found and
 * too slowly.
 */
export function namesWith(name: string, words: readonly string[]): RawBuilder<SqlBool> {
  const key = sql.ref(name);
  const each = words.map((word) =>
    [...word].length >= 3
      ? sql`${key} like ${contains(word)}`
      : sql`(${key} like ${beginsWith(word)} or ${key} like ${`% ${beginsWith(word)}`})`,
  );
  return each.length > 0 ? sql`(${sql.join(each, sql` and `)})` : sql`false`;
}

/** Every word that was typed occurs somewhere in `text`, which is in lower case. */
export function containsWords(text: Expression<string>, typed: string): Expression<SqlBool> {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const each = words.map((word) => sql<SqlBool>`${text} like ${contains(word)}`);
  return each.length > 0 ? sql<SqlBool>`(${sql.join(each, sql` and `)})` : sql<SqlBool>`true`;
}
