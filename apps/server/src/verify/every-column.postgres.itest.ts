import { certificates, donations, privacy } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../testing/how-many.ts';
import { openMoneyDesk } from '../testing/money-desk.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { foundAfter, startCentreWithMoney } from '../testing/tampering.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCentreWithMoney();
  await replaceCertificate();
  await eraseSomebody();
});
afterAll(() => app.close());

/** One certificate that stands, in place of another. */
async function replaceCertificate(): Promise<void> {
  const { token, purposeId, member, today } = await openMoneyDesk(app);
  const { id: memberId } = await member();
  const year = Number(today().slice(0, 4));
  const cash = { payment: { method: 'cash' } } as const;
  for (const amount of ['100', '200']) {
    const donor = { donorType: 'member', memberId, purposeId, amount } as const;
    await app.call(donations.create, { body: { ...donor, ...cash } }, token);
    await app.call(certificates.issue, { body: { kind: 'pit', year, memberId } }, token);
  }
}

/** Some entries of the audit are what an erasure left of them. */
async function eraseSomebody(): Promise<void> {
  const { token, member } = await openMoneyDesk(app);
  const { id, membershipCode } = await member();
  const body = { membershipCode, reason: 'Asked for' };
  await app.call(privacy.erase, { params: { id }, body }, token);
  await openMoneyDesk(app);
}

interface Column {
  name: string;
  type: string;
}

const sealed = [
  'audit_entries',
  'audit_seals',
  'audit_head',
  'audit_unsealed',
  'audit_redactions',
  'receipts',
  'ledger_postings',
  'ledger_entries',
  'certificates',
  'certificate_entries',
];

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name::text as name, data_type::text as type from information_schema.columns
    where table_name = ${table} and column_name not in ('is_only', 'person_id') order by ordinal_position`.execute(
    app.db,
  );
  return rows;
}

/** Texts lose their first, middle and last character; in `npm test` one of them, turn by turn. */
const placesInText = ['0', '(length(v) - 1) / 2', 'length(v) - 1'];
let textsSoFar = 0;
function placesNow(): string[] {
  textsSoFar += 1;
  const many = howMany({ test: 1, prove: placesInText.length });
  return placesInText.map((_, at) => placesInText[(textsSoFar + at) % placesInText.length]!).slice(0, many);
}

/** The same value with as little changed as its type allows. */
function slightlyOther({ name, type }: Column): RawBuilder<unknown>[] {
  const value = sql.ref(name);
  const byType: Record<string, RawBuilder<unknown>[]> = {
    text: placesNow().map(
      (
        at,
      ) => sql`(select left(v, ${sql.raw(at)}) || case substr(v, ${sql.raw(at)} + 1, 1) when 'x' then 'y' else 'x' end
        || substr(v, ${sql.raw(at)} + 2) from (select ${value} as v) as given)`,
    ),
    uuid: [sql`gen_random_uuid()`],
    jsonb: [sql`${value} || '{"x": 1}'`, sql`null`],
    date: [sql`${value} + 1`],
    'timestamp with time zone': [sql`${value} + interval '1 microsecond'`],
    integer: [sql`${value} + 1000`],
    bigint: [sql`${value} + 1000`],
  };
  const values = byType[type];
  if (!values) throw new Error(`How is a ${type} changed?`);
  return values;
}

/** A value where there was none. */
const somethingOf: Record<string, RawBuilder<unknown>> = {
  text: sql`'x'`,
  uuid: sql`gen_random_uuid()`,
  jsonb: sql`'{}'`,
  'timestamp with time zone': sql`now()`,
};

/** Rules on single values would only get in the way: somebody who forces a change drops them too. */
async function dropRules(table: string): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ change: string }>`
    select format('drop constraint %I', conname) as change from pg_constraint
      where contype = 'c' and conrelid = ${table}::regclass
    union all select format('alter %I drop identity', attname) from pg_attribute
      where attidentity <> '' and attrelid = ${table}::regclass`.execute(app.db);
  return rows.map(({ change }) => sql`alter table ${sql.table(table)} ${sql.raw(change)}`);
}

test.each(sealed)(
  'each column of %s: whatever is changed is found',
  async (table) => {
    const withoutRules = await dropRules(table);
    const one = (where: RawBuilder<unknown>) =>
      sql`ctid = (select ctid from ${sql.table(table)} where ${where} order by ctid limit 1)`;
    const unseen: string[] = [];
    let tried = 0;
    for (const column of await columnsOf(table)) {
      const name = sql.ref(column.name);
      const isSet = sql`${name} is not null and length(${name}::text) > 0`;
      const empty =
        (await countWhere(table, sql`${name} is null`)) > 0 ? somethingOf[column.type] : undefined;
      const changes = [
        ...((await countWhere(table, isSet)) > 0
          ? slightlyOther(column).map((value) => ({ value, row: one(isSet) }))
          : []),
        ...(empty ? [{ value: empty, row: one(sql`${name} is null`) }] : []),
      ];
      expect(changes.length, `${table}.${column.name} has no value to change`).toBeGreaterThan(0);
      for (const [turn, { value, row }] of changes.entries()) {
        tried += 1;
        const change = sql`update ${sql.table(table)} set ${name} = ${value} where ${row}`;
        const found = await foundAfter(app.db, ...withoutRules, change);
        if (found.length === 0) unseen.push(`${column.name}, change ${turn + 1}`);
      }
    }
    expect(unseen).toEqual([]);
    expect(tried).toBeGreaterThan(1);
  },
  120_000,
);

async function countWhere(table: string, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from ${sql.table(table)} where ${where}`.execute(app.db);
  return rows[0]?.count ?? 0;
}
