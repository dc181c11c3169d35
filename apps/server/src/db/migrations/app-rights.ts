import type pg from 'pg';
import { LOCK } from './migrate.ts';

// What the role of the program may, where another role owns the tables: one injected statement then cannot switch off the
// triggers that keep the ledger, the audit and the receipts as they were written, and cannot change them either.

const voidable = ['voided_at', 'void_reason', 'replaced_by'];

/** Rows that change in these columns alone, or not at all; beside what `refuse_change` keeps as it is. */
const sealed: Record<string, readonly string[]> = {
  audit_entries: [],
  receipts: voidable,
  certificates: voidable,
  migration: [],
};

interface Guarded {
  table: string;
  isUpdateRefused: boolean;
  isDeleteRefused: boolean;
}

/** Gives the role everything that the program needs, by the owner of the tables. Says the same each time. */
export async function grantAppRights({ pool }: { pool: pg.Pool }, role: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const statement of await statementsFor(client, role)) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function statementsFor(client: pg.ClientBase, name: string): Promise<string[]> {
  const { rows: quoted } = await client.query<{ role: string; schema: string }>(
    `SELECT quote_ident($1) AS role, quote_ident(current_schema()) AS schema`,
    [name],
  );
  const { role, schema } = quoted[0]!;
  const revoked = (await findGuarded(client)).map(({ table, isUpdateRefused, isDeleteRefused }) => {
    const rights = [...(isUpdateRefused ? ['UPDATE'] : []), ...(isDeleteRefused ? ['DELETE'] : [])];
    return `REVOKE ${rights.join(', ')} ON ${table} FROM ${role}`;
  });
  const ofSealed = Object.entries(sealed).flatMap(([table, columns]) => [
    `REVOKE UPDATE, DELETE ON ${table} FROM ${role}`,
    ...(columns.length > 0 ? [`GRANT UPDATE (${columns.join(', ')}) ON ${table} TO ${role}`] : []),
  ]);
  return [
    `REVOKE CREATE ON SCHEMA ${schema} FROM PUBLIC`,
    `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
    ...revoked,
    ...ofSealed,
    `REVOKE INSERT ON migration FROM ${role}`,
    // What is erased of a person goes from the audit too, by this function alone, which leaves a digest.
    `ALTER FUNCTION redact_audit_entry SECURITY DEFINER SET search_path = ${schema}, pg_temp`,
  ];
}

/** What a trigger refuses anyway is not allowed in the first place. */
async function findGuarded(client: pg.ClientBase): Promise<Guarded[]> {
  const { rows } = await client.query<Guarded>(`
    SELECT quote_ident(relname) AS "table",
      bool_or(tgtype::integer & 16 <> 0) AS "isUpdateRefused", bool_or(tgtype::integer & 8 <> 0) AS "isDeleteRefused"
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE proname = 'refuse_change' AND relnamespace = current_schema()::regnamespace AND tgtype::integer & 24 <> 0
    GROUP BY relname ORDER BY relname`);
  return rows;
}

/** Why the role of a connection could switch off what guards the records; null where it could not. */
export async function tooManyRights({ pool }: { pool: pg.Pool }): Promise<'superuser' | 'owner' | null> {
  const { rows } = await pool.query<{ isSuperuser: boolean; isOwner: boolean }>(`
    SELECT rolsuper AS "isSuperuser", pg_has_role(current_user, relowner, 'MEMBER') AS "isOwner"
    FROM pg_roles, pg_class WHERE rolname = current_user AND pg_class.oid = to_regclass('receipts')`);
  const [role] = rows;
  return role?.isSuperuser ? 'superuser' : role?.isOwner ? 'owner' : null;
}
