import { type RawBuilder, sql } from 'kysely';
import { type Reason, reasons } from './reasons.ts';

/** Everybody in the register, as far as likeness goes. Not materialised: each comparison finds its own index. */
export const registered = sql`registered as not materialized (
  select members.id, identity_type, identity_number, name_key, name_words, date_of_birth, phone
  from members join people on people.id = members.person_id where members.deleted_at is null)`;

/** Names that are written a little differently: Tshering and Tsering, Lhamo and Lham. */
export const isSimilar = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
  sql`similarity(${a}, ${b}) >= 0.45`;

export const because = (reason: Reason) =>
  sql`${sql.lit(reason)} as reason, ${sql.lit(reasons[reason].weight)}::float8 as weight`;

/** From 0 to 1: as if each reason were wrong independently of the others. */
export const score = sql<number>`round((1 - exp(sum(ln(1 - weight))))::numeric, 2)::float8 as score`;
export const toldReasons = sql<Reason[]>`array_agg(reason order by weight desc) as reasons`;
