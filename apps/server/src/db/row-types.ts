import type { Pool } from 'pg';

/** What the database can't say: what lies in a JSON column, and words that no constraint lists. */
const narrower: Record<string, string> = {
  'approvals.act': 'ApprovalAct',
  'approvals.arguments': 'NullableJson',
  'approvals.changes': 'Json<ApprovalChange[]>',
  'approvals.took_part': 'Json<string[]>',
  'audit_entries.after': 'NullableJson',
  'audit_entries.before': 'NullableJson',
  'bank_decisions.evidence': 'NullableJson',
  'bank_statements.columns': 'ColumnType<ImportColumn[], string, string>',
  'cash_closings.notes': 'NullableJson',
  'backup_plan.places': 'Json<{ path: string; isOn: boolean }[]>',
  'backups.contents': 'NullableJson',
  'cash_closings.people': 'Json<{ userId: string | null; received: number; returned: number }[]>',
  'dedications.names': 'Json<{ name: string; living: boolean }[]>',
  'gateway_events.message': 'Json<Record<string, string>>',
  'gewogs.dzongkhag': 'Dzongkhag',
  'idempotency_keys.response': 'NullableJson',
  'import_rejections.cells': 'Json<string[]>',
  'imports.columns': 'ColumnType<ImportColumn[], string, string>',
  'imports.target': 'ImportTarget',
  'jobs.payload': 'Json<Loose>',
  'ledger_postings.method': 'PaymentMethod',
  'member_mailings.filters': 'Json<Loose>',
  'member_merges.undo': 'Json<Loose>',
  'number_counters.name': "'membership_code' | 'fee_number' | 'donation_number' | 'pledge_number'",
  'people.dzongkhag': 'Dzongkhag | null',
  'person_claims.details': 'Json<Record<string, string>>',
  'pledges.dedication': 'NullableJson',
  'ritual_days.choices': 'Json<{ date: Day; lunarLabel: string }[]>',
  'rituals.materials': 'Json<RitualMaterial[]>',
  'rituals.rhythm': 'Json<RitualRhythm>',
  'saved_views.filters': 'Json<Record<string, string>>',
  'settings.value': 'Json<Loose>',
  // A trigger writes these.
  'all_members.grace_until': 'GeneratedAlways<Day | null>',
  'all_members.has_phone': 'GeneratedAlways<boolean>',
  'all_members.person_country_id': 'GeneratedAlways<string | null>',
  'all_members.person_dzongkhag': 'GeneratedAlways<Dzongkhag | null>',
  'all_members.person_name_key': 'GeneratedAlways<string | null>',
  'ledger_postings.seal': 'GeneratedAlways<string>',
  'receipts.seal': 'GeneratedAlways<string>',
};

/** A view shows the rows of a table, and is written to like the table. */
const views: Record<string, string> = { members: 'all_members' };

const types: Record<string, string> = {
  bigint: 'number',
  'bigint[]': 'number[]',
  boolean: 'boolean',
  date: 'Day',
  'double precision': 'number',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  /** Always written by the database itself. */
  isComputed: boolean;
}

/** The row types of all tables as TypeScript, from the migrated database. */
export async function rowTypes(pool: Pool): Promise<string> {
  const words = await listedWords(pool);
  const { rows: columns } = await pool.query<Column>(`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as "isRequired", atthasdef as "hasDefault",
      attidentity = 'a' or attgenerated <> '' as "isComputed"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by relname, attnum`);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const lines = tables.map((table) => {
    const own = columns.filter((column) => column.table === table);
    return `  ${camel(table)}: {\n${own.map((column) => line(column, words)).join('')}  };\n`;
  });
  const seen = Object.entries(views).map(
    ([view, table]) => `  ${camel(view)}: RowTypes['${camel(table)}'];\n`,
  );
  return `${head}export interface RowTypes {\n${lines.join('')}${seen.join('')}}\n`;
}

const head = `// Written by \`npm run row-types\` from the migrated database, and compared with it by \`npm run check\`.
import type { ApprovalAct, ApprovalChange, Day, Dzongkhag, ImportTarget, PaymentMethod, RitualMaterial, RitualRhythm } from '@kathok/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  DefaultInstant,
  ImportColumn,
  Instant,
  Json,
  Loose,
  NullableInstant,
  NullableJson,
} from './column-types.ts';

/** One row type per table. Columns are camelCase here and snake_case in SQL. Sums are minor units. */
`;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function line(column: Column, words: ReadonlyMap<string, string>): string {
  return `    ${camel(column.name)}: ${typeOf(column, words)};\n`;
}

function typeOf(column: Column, words: ReadonlyMap<string, string>): string {
  const place = `${column.table}.${column.name}`;
  if (narrower[place]) return narrower[place];
  const type = words.get(place) ?? types[column.type];
  if (!type) throw new Error(`${place} is of the type ${column.type}, of which no row type is known`);
  if (type === 'Date') {
    if (!column.isRequired) return 'NullableInstant';
    return column.hasDefault ? 'DefaultInstant' : 'Instant';
  }
  const read = column.isRequired ? type : `${type} | null`;
  if (column.isComputed) return `GeneratedAlways<${read}>`;
  return column.hasDefault ? `Generated<${read}>` : read;
}

/** Where a constraint lists the words of a column: "users.status" → "'active' | 'disabled'". */
async function listedWords(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ table: string; rule: string }>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and connamespace = current_schema()::regnamespace order by conrelid::regclass::text, conname`);
  return new Map(
    rows.flatMap(({ table, rule }): [string, string][] => {
      const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(rule) ?? [];
      if (!column || !list?.includes("'")) return [];
      return [[`${table}.${column}`, list.replaceAll('::text', '').split(', ').join(' | ')]];
    }),
  );
}
