import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { cellsOf } from '../../../testing/read-all-rows.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
const administrator = await app.signIn('Administrator');
const ids = await shippedIds(app);
for (const name of ['=cmd|calc', 'Tashi "Tobgay", Paro', 'བཀྲ་ཤིས']) {
  await app.call(members.create, { body: sampleMember(ids, { name }) }, administrator);
}

test.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const)('as %s the register has one row each, masked, and no formulas', async (format, mediaType) => {
  const query = { format, includeInactive: true } as const;
  const answer = await app.send(members.all, { query }, { token: administrator });
  expect(answer.headers).toMatchObject({
    'content-type': mediaType,
    'content-disposition': expect.stringContaining(`members-2026-11-15.${format}`),
  });
  const [headings, ...rows] = await cellsOf(answer.bytes);
  expect(headings?.slice(0, 2)).toEqual(['Code', 'Name']);
  expect(rows.map(([, name]) => name).sort()).toEqual(['=cmd|calc', 'Tashi "Tobgay", Paro', 'བཀྲ་ཤིས']);
  const identity = headings?.indexOf('Identity number') ?? -1;
  expect(rows.every((cells) => /^•+\d\d$/.test(cells[identity] ?? ''))).toBe(true);
  // A workbook is packed and holds texts only; in a CSV the first sign of a cell would count.
  expect(answer.bytes.toString('latin1')).not.toMatch(/(^|,)=cmd/m);
});

test('what was searched for is what leaves, and a CID does not stand in the audit', async () => {
  const search = async (q: string) => {
    const answer = await app.send(
      members.all,
      { query: { q, includeInactive: true } },
      { token: administrator },
    );
    return (JSON.parse(answer.bytes.toString()) as { name: string }[]).map(({ name }) => name);
  };
  expect(await search('tobgay')).toEqual(['Tashi "Tobgay", Paro']);
  const { identityNumber } = await app.db
    .selectFrom('people')
    .select('identityNumber')
    .where('name', 'like', 'Tashi%')
    .executeTakeFirstOrThrow();
  expect(await search(identityNumber ?? '')).toEqual(['Tashi "Tobgay", Paro']);
  const entries = await app.db
    .selectFrom('auditEntries')
    .select('after')
    .where('action', '=', 'export')
    .execute();
  expect(JSON.stringify(entries)).not.toContain(identityNumber);
});
