import { fees, members, membershipCode } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetNames } from '../statements/prepared-statements.ts';
import { codeAtEnd, nextNumber } from './numbers.ts';
import { actWithin, transact, writeAtEnd, writeNow } from './transaction.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';
import { statementsOf } from '../../testing/statements-of.ts';

const app = await startAppForFile();

const entry = (label: string) => ({
  at: new Date('2026-11-15T06:00:00Z'),
  actorName: 'System',
  action: 'create',
  entity: 'Test',
  label,
});
const labels = async () =>
  (
    await app.db
      .selectFrom('auditEntries')
      .select('label')
      .where('entity', '=', 'Test')
      .orderBy('id')
      .execute()
  ).map(({ label }) => label);

test('the database makes the same codes of numbers as the program', async () => {
  const numbers = [1, 2, 9, 10, 99, 12345, 999_999, 1_000_000, 7_654_321, 123_456_789];
  for (let number = 17; number < 1_000_000; number += 9173) numbers.push(number);
  const { rows } = await sql<{ digits: string }>`
    select code_digits(number) as digits from unnest(${numbers}::bigint[]) with ordinality as given (number, at)
    order by at`.execute(app.db);
  expect(rows.map(({ digits }) => `KM-${digits}`)).toEqual(
    numbers.map((number) => membershipCode('KM', number)),
  );
});

test('a number is the same in what is written, in what is answered and in what is written earlier', async () => {
  const next = await nextNumber(app.db, 'donation_number');
  const [first, second] = [membershipCode('D', next), membershipCode('D', next + 1)];
  const answer = await transact(app.db, async (tx) => {
    const early = await codeAtEnd(tx, 'donation_number', 'D');
    await writeAtEnd(tx, { auditEntries: [entry(`early ${early}`)] });
    await writeNow(tx);
    const late = await codeAtEnd(tx, 'donation_number', 'D');
    await writeAtEnd(tx, { auditEntries: [entry(`${early} 'and' "${late}" \\ ${late}`)] });
    return { numbers: [early, late], nothing: null, at: new Date(0), text: `${early}${late}` };
  });
  expect(answer).toEqual({ numbers: [first, second], nothing: null, at: new Date(0), text: first + second });
  expect(await labels()).toEqual([`early ${first}`, `${first} 'and' "${second}" \\ ${second}`]);
});

test('a last statement that fails commits nothing, and gives its numbers back', async () => {
  const next = await nextNumber(app.db, 'donation_number');
  const before = await labels();
  const failing = transact(app.db, async (tx) => {
    await sql`insert into number_counters (name, value) values ('of a test', 0)`.execute(tx);
    const code = await codeAtEnd(tx, 'donation_number', 'D');
    await writeAtEnd(tx, { auditEntries: [entry(code)], receipts: [{ year: 2026 } as never] });
  });
  await expect(failing).rejects.toThrow('null value');
  expect(await nextNumber(app.db, 'donation_number')).toBe(next);
  expect(await labels()).toEqual(before);
  const { rows } = await sql`select from number_counters where name = 'of a test'`.execute(app.db);
  expect(rows).toEqual([]);
});

/** The connection that is used by all calls that come one after the other. */
async function keptStatements(): Promise<number> {
  const { rows } = await sql`
    select from pg_prepared_statements
    where name like '%_in_message' and statement like '%take_numbers_last%'`.execute(app.db);
  return rows.length;
}

test('what is written often is kept by its connection, says the same, and outlives one that fails', async () => {
  forgetNames();
  const next = await nextNumber(app.db, 'donation_number');
  const write = (text: string, rows = {}) =>
    transact(app.db, async (tx) => {
      const code = await codeAtEnd(tx, 'donation_number', 'D');
      await writeAtEnd(tx, { auditEntries: [entry(`${code} ${text}`)], ...rows });
    });
  const [before, keptBefore] = [await labels(), await keptStatements()];
  const texts = Array.from({ length: 5 }, (_, turn) => `costs $1 or $2, 'turn' ${turn} \\`);
  for (const text of texts) await write(text);
  const wrong = { receipts: [{ year: 2026 } as never] };
  for (const text of texts) await expect(write(text, wrong)).rejects.toThrow('null value');
  await write('once more');
  expect((await keptStatements()) - keptBefore).toBe(1);
  const codes = texts.map((text, at) => `${membershipCode('D', next + at)} ${text}`);
  expect(await labels()).toEqual([
    ...before,
    ...codes,
    `${membershipCode('D', next + texts.length)} once more`,
  ]);
});

test('of many acts in one transaction each finds the numbers of those before it', async () => {
  const next = await nextNumber(app.db, 'fee_number');
  const codes = await app.db.transaction().execute(async (tx) => {
    const first = await actWithin(tx, (inside) => codeAtEnd(inside, 'fee_number', 'F'));
    return [first, await actWithin(tx, (inside) => codeAtEnd(inside, 'fee_number', 'F'))];
  });
  expect(codes).toEqual([membershipCode('F', next), membershipCode('F', next + 1)]);
});

test('a membership code and a fee number are taken by the statement that travels with the commit', async () => {
  const administrator = await app.signIn('Administrator');
  const body = sampleMember(await shippedIds(app), { name: 'Sonam Last' });
  let created = { id: '', membershipCode: '' };
  const statements = await statementsOf(app.database.pool, async () => {
    created = (await app.call(members.create, { body }, administrator)) as typeof created;
  });
  const taking = statements.filter((statement) => /number_counters|take_numbers/.test(statement));
  expect(taking).toEqual([expect.stringMatching(/with taken as [^]*membership_code[^]*; commit\b/)]);
  expect(taking[0]).toContain('fee_number');
  expect(created.membershipCode).toMatch(/^KM-\d{7}$/);
  const read = await app.call(members.get, { params: { id: created.id } }, administrator);
  expect(read).toMatchObject({ membershipCode: created.membershipCode });
  const { data } = await app.call(fees.list, { query: { memberId: created.id } }, administrator);
  expect(data.map(({ feeNumber }) => feeNumber)).toEqual([expect.stringMatching(/^F-\d{7}$/)]);
});

test('a transaction that only writes at its end is one message, and one that does nothing is none', async () => {
  const before = await labels();
  const written = await statementsOf(app.database.pool, () =>
    transact(app.db, (tx) => writeAtEnd(tx, { auditEntries: [entry('in one message')] })),
  );
  expect(written).toEqual([expect.stringMatching(/^begin; [^]*; commit$/)]);
  expect(await labels()).toEqual([...before, 'in one message']);
  const nothing = await statementsOf(app.database.pool, async () => {
    await transact(app.db, async () => {});
    const refused = transact(app.db, () => Promise.reject(new Error('before anything was asked')));
    await expect(refused).rejects.toThrow('before anything was asked');
  });
  expect(nothing).toEqual([]);
});

test('one message that fails commits nothing, and its connection goes on', async () => {
  const before = await labels();
  const wrong = { auditEntries: [entry('not written')], receipts: [{ year: 2026 } as never] };
  await expect(transact(app.db, (tx) => writeAtEnd(tx, wrong))).rejects.toThrow('null value');
  expect(await labels()).toEqual(before);
  await transact(app.db, (tx) => writeAtEnd(tx, { auditEntries: [entry('after the failure')] }));
  expect(await labels()).toEqual([...before, 'after the failure']);
});
