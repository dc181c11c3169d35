import { type RawBuilder, sql } from 'kysely';

/** Whether a fee or donation is paid at a simulated bank, or is being paid there. `due` and `deciding` are references. */
export function isSimulatedDue(
  column: 'fee_id' | 'donation_id',
  due: string,
  deciding: string,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from payments as simulated
    where simulated.is_simulated and simulated.${sql.ref(column)} = ${sql.ref(due)}
      and ((simulated.status = 'paid' and not simulated.is_surplus) or simulated.id = ${sql.ref(deciding)}))`;
}
