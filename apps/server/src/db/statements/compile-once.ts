import type { CompiledQuery, Compilable } from 'kysely';
import type { Db, Tx } from '../open-database.ts';

interface Kept<Row> {
  compiled: CompiledQuery<Row>;
  /** Which value stands at which place of the statement; null where it is one of its own. */
  places: (number | null)[];
}

/**
 * A query that is asked with nearly every request: its text is put together once, and only its values change. What `build`
 * does may not depend on the values, which it is given to put in their places.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Db | Tx, ...values: Values) => Compilable<Row>,
): (db: Db | Tx, ...values: Values) => Promise<Row[]> {
  let kept: Kept<Row> | undefined;
  return async (db, ...values) => {
    kept ??= keep(db, build, values.length);
    const { compiled, places } = kept;
    const parameters = places.map((place, at) => (place === null ? compiled.parameters[at] : values[place]));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

function keep<Values extends readonly unknown[], Row>(
  db: Db | Tx,
  build: (db: Db | Tx, ...values: Values) => Compilable<Row>,
  count: number,
): Kept<Row> {
  const marks = Array.from({ length: count }, (_, place) => ({ place }));
  const compiled = build(db, ...(marks as unknown as Values)).compile();
  const places = compiled.parameters.map((parameter) => {
    const place = marks.indexOf(parameter as (typeof marks)[number]);
    return place < 0 ? null : place;
  });
  if (marks.some(({ place }) => !places.includes(place)))
    throw new Error('A value of a query that is built once has no place in its text.');
  return { compiled, places };
}
