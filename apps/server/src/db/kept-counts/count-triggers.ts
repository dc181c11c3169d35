import type { CountedTable, KeptCount, KeptNumber } from './kept-counts.ts';

/** The functions and triggers that write a kept count, by name. A migration has their text, as they were at its time. */
export interface CountTriggers {
  functionName: string;
  functionBody: string;
  triggers: readonly string[];
}

export const countTriggers = (kept: KeptCount): CountTriggers[] =>
  kept.sources.map((source) => {
    const functionName = `keep_${kept.table}_of_${source.rows}`;
    return {
      functionName,
      functionBody: bodyOf(kept, source),
      triggers: triggersOf(kept, source, functionName),
    };
  });

/** `appeared` and `gone` are the rows that a statement wrote, or took away; one row only where rows are looked at one by one. */
function bodyOf(kept: KeptCount, source: CountedTable): string {
  const [appeared, gone] = kept.isChangedInBulk
    ? ['appeared', 'gone']
    : ['(SELECT NEW.*) AS appeared', '(SELECT OLD.*) AS gone'];
  return `
BEGIN
  IF TG_OP = 'INSERT' THEN
    ${addition(kept, source, side(kept, source, 'appeared'))};
  ELSIF TG_OP = 'DELETE' THEN
    ${addition(kept, source, side(kept, source, 'gone', '-'))};
  ELSE
    ${addition(kept, source, `${side(kept, source, appeared)}\n      UNION ALL ${side(kept, source, gone, '-')}`)};
  END IF;
  RETURN NULL;
END `;
}

function side(
  { numbers }: KeptNumber,
  { keys, condition }: CountedTable,
  changed: string,
  sign = '',
): string {
  const added = Object.values(numbers).map((number) => `${sign}(${number})`);
  return `SELECT ${[...Object.values(keys), ...added].join(', ')} FROM ${changed} WHERE ${condition}`;
}

/** What adds up to nothing is not written. */
function addition({ table, numbers }: KeptNumber, source: CountedTable, sides: string): string {
  const keys = Object.keys(source.keys).join(', ');
  const names = Object.keys(numbers);
  const sums = names.map((name) => `sum(${name})`);
  return `INSERT INTO ${table} AS kept (${keys}, ${names.join(', ')}, shard)
      SELECT ${keys}, ${sums.join(', ')}, own_shard() FROM (${sides}) AS changed (${keys}, ${names.join(', ')})
      GROUP BY ${keys} HAVING ${sums.map((sum) => `${sum} <> 0`).join(' OR ')}
    ON CONFLICT ON CONSTRAINT ${table}_once DO UPDATE SET ${names
      .map((name) => `${name} = kept.${name} + excluded.${name}`)
      .join(', ')}`;
}

function triggersOf(kept: KeptCount, { rows, columns }: CountedTable, functionName: string): string[] {
  const trigger = (event: string) =>
    `CREATE TRIGGER ${kept.table}_${event.toLowerCase()} AFTER ${event} ON ${rows}`;
  const run = `EXECUTE FUNCTION ${functionName}()`;
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  const update = kept.isChangedInBulk
    ? 'REFERENCING OLD TABLE AS gone NEW TABLE AS appeared FOR EACH STATEMENT'
    : `FOR EACH ROW WHEN ((${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))`;
  return [
    `${trigger('INSERT')} REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT ${run}`,
    `${trigger('UPDATE')} ${update} ${run}`,
    `${trigger('DELETE')} REFERENCING OLD TABLE AS gone FOR EACH STATEMENT ${run}`,
  ];
}
