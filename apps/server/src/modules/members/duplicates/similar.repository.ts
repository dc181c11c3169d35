import { normaliseIdentity, normalisePhone } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import { foldName } from '../../../db/searching/fold-name.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { because, isSimilar, registered, score, toldReasons } from './likeness-sql.ts';
import type { Reason } from './reasons.ts';

export interface Typed {
  name?: string | undefined;
  dateOfBirth?: string | undefined;
  phone?: string | undefined;
  identityNumber?: string | undefined;
  exceptId?: string | undefined;
}

interface SimilarRow {
  id: string;
  reasons: Reason[];
}

const most = 5;

/** Who looks like what has been typed so far. A name alone says nothing where hundreds have the same. */
export async function findSimilar(db: Db | Tx, typed: Typed): Promise<SimilarRow[]> {
  const ways = waysToLookAlike(typed);
  if (ways.length === 0) return [];
  const others = typed.exceptId ? sql`where id <> ${typed.exceptId}` : sql``;
  const { rows } = await sql<SimilarRow>`
    with ${registered}
    select id, ${toldReasons}, ${score} from (${sql.join(ways, sql` union all `)}) as found ${others}
    group by id order by score desc, id limit ${most}`.execute(db);
  return rows;
}

const one = (reason: Reason, where: RawBuilder<unknown>) =>
  sql`select id, ${because(reason)} from registered where ${where}`;

function waysToLookAlike({
  name = '',
  dateOfBirth,
  phone = '',
  identityNumber = '',
}: Typed): RawBuilder<unknown>[] {
  const number = normaliseIdentity(identityNumber);
  const folded = foldName(name);
  const namesakes = sql`date_of_birth = ${dateOfBirth}::date and name_words = sort_words(${folded})`;
  const alike = isSimilar(sql`name_key`, sql`${folded}`);
  return [
    // Sheets swallow leading zeros, so a number is sought with and without them.
    ...(number.length >= 5
      ? [
          one(
            'identity',
            sql`identity_number in (${number}, ${number.replace(/^0+/, '')}, ${number.padStart(11, '0')})`,
          ),
        ]
      : []),
    ...(folded && dateOfBirth
      ? [
          one('nameAndBirth', sql`${namesakes} and name_key = ${folded}`),
          one('swappedNames', sql`${namesakes} and name_key <> ${folded}`),
          one(
            'similarAndBirth',
            sql`date_of_birth = ${dateOfBirth}::date and not (${namesakes}) and ${alike}`,
          ),
        ]
      : []),
    ...(phone.length >= 7
      ? [
          one(
            folded ? 'phoneAndName' : 'phone',
            sql`phone = ${normalisePhone(phone)} ${folded ? sql`and ${alike}` : sql``}`,
          ),
        ]
      : []),
  ];
}
