import { TypeOverrides } from 'pg';

const Oid = { int8: 20, textArray: 1009, int8Array: 1016, date: 1082, dateArray: 1182 } as const;

/** How values leave the database, the same for both kinds. What is not named here stays as pg has it. */
export const typeParsers = new TypeOverrides();
// A day is a day: as a Date it would shift with the time zone of the process.
typeParsers.setTypeParser(Oid.date, (text) => text);
typeParsers.setTypeParser(Oid.dateArray, readTextArray);
typeParsers.setTypeParser(Oid.int8, parseInt8);
typeParsers.setTypeParser(Oid.int8Array, (text) =>
  readTextArray(text).map((value) => (value === null ? null : parseInt8(value))),
);

/**
 * Amounts are int8 in minor units and stay below 1e11, ids and counts are far smaller: all are exact as numbers,
 * and a number can be compared, added and sent as JSON. Beyond 2^53 digits would be lost, so that throws.
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large to be an exact number.`);
  return value;
}

/** pg declares its parsers as taking the type's number; they take the text. */
function readTextArray(text: string): (string | null)[] {
  const parse = typeParsers.getTypeParser(Oid.textArray) as unknown as (text: string) => (string | null)[];
  return parse(text);
}
