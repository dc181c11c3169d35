import { certificates, documents, donations, members, settings } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();
const year = Number(desk.today().slice(0, 4));

const give = (memberId: string, amount: string) =>
  app.call(
    donations.create,
    {
      body: { donorType: 'member', memberId, purposeId: desk.purposeId, amount, payment: { method: 'cash' } },
    },
    desk.token,
  );
const issue = (memberId: string, kind: 'member' | 'donation' | 'pit' = 'pit') =>
  app.call(certificates.issue, { body: { kind, year, memberId } }, desk.token);

test('a certificate adds up the receipts of a year, and is the same one until they change', async () => {
  const { id } = await desk.member();
  await give(id, '1000.00');
  await give(id, '500.50');
  const first = await issue(id);
  expect(first).toMatchObject({ kind: 'pit', year, amount: '1500.50', status: 'valid', replaces: [] });
  expect((await issue(id)).certificateNumber).toBe(first.certificateNumber);
  await give(id, '99.50');
  const second = await issue(id);
  expect(second).toMatchObject({ amount: '1600.00', replaces: [first.certificateNumber] });
  expect(await app.call(documents.verify, { params: { code: first.verificationCode } })).toMatchObject({
    status: 'replaced',
    replacedBy: second.certificateNumber,
  });
});

test('a reversal voids the certificate and puts another in its place, in the same step', async () => {
  const { id } = await desk.member();
  const taken = await give(id, '700.00');
  await give(id, '300.00');
  const before = await issue(id);
  const body = { reason: 'The cheque bounced' };
  await app.call(donations.reverse, { params: { id: taken.id }, body }, desk.token);
  const { content: _, ...old } = await app.call(certificates.get, { params: { id: before.id } }, desk.token);
  expect(old).toMatchObject({ status: 'replaced', voidReason: 'The cheque bounced' });
  const after = await issue(id);
  expect(after).toMatchObject({
    certificateNumber: old.replacedBy,
    amount: '300.00',
    replaces: [before.certificateNumber],
  });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('where nothing is left there is no successor', async () => {
  const { id } = await desk.member();
  const only = await give(id, '700.00');
  const before = await issue(id);
  await app.call(donations.reverse, { params: { id: only.id }, body: { reason: 'A mistake' } }, desk.token);
  const old = await app.call(certificates.get, { params: { id: before.id } }, desk.token);
  expect(old).toMatchObject({ status: 'void', replacedBy: null });
  const again = { body: { kind: 'pit', year, memberId: id } } as const;
  expect(await app.send(certificates.issue, again, { token: desk.token })).toMatchObject({ status: 409 });
});

test('a corrected name is put on a new certificate, with the reason', async () => {
  const { id } = await desk.member();
  await give(id, '10.00');
  const before = await issue(id);
  await app.call(members.update, { params: { id }, body: { name: 'Corrected Name' } }, desk.token);
  expect((await issue(id)).certificateNumber).toBe(before.certificateNumber);
  const after = await app.call(
    certificates.reissue,
    { params: { id: before.id }, body: { reason: 'Name misspelt' } },
    desk.token,
  );
  expect(after).toMatchObject({ name: 'Corrected Name', replaces: [before.certificateNumber] });
  const twice = { params: { id: before.id }, body: { reason: 'Again' } };
  expect(await app.send(certificates.reissue, twice, { token: desk.token })).toMatchObject({ status: 409 });
});

test('each kind counts what it is for, and the tax certificate alone shows the CID in full', async () => {
  const body = { ...sampleMember(desk.ids), taxpayerNumber: 'T10051830' };
  const { id, membershipCode } = await app.call(
    members.create,
    { body: { ...body, waiveFee: true } },
    desk.token,
  );
  await give(id, '250.00');
  const pit = await app.call(certificates.get, { params: { id: (await issue(id)).id } }, desk.token);
  const member = await app.call(
    certificates.get,
    { params: { id: (await issue(id, 'member')).id } },
    desk.token,
  );
  expect(JSON.stringify(pit.content)).toContain(body.identityNumber);
  expect(JSON.stringify(pit.content)).toContain('T10051830');
  expect(JSON.stringify(member.content)).not.toContain(body.identityNumber);
  expect(JSON.stringify(member.content)).toContain(membershipCode);
  expect(pit.content.paragraphs.join(' ')).toContain('Income Tax Act');
  expect(pit.content.annexure?.table.rows).toHaveLength(1);
});

test('the wording is that of the income year, frozen with the certificate', async () => {
  const { id } = await desk.member();
  await give(id, '20.00');
  const before = await issue(id);
  const pitRules = [{ fromYear: year, act: 'A later Act', percentage: 7, wording: 'Other words.' }];
  const { pitRules: shipped } = await app.call(settings.get, {}, desk.token);
  await app.call(settings.update, { body: { pitRules } }, desk.token);
  const old = await app.call(certificates.get, { params: { id: before.id } }, desk.token);
  expect(old.content.paragraphs.join(' ')).not.toContain('A later Act');
  const after = await app.call(
    certificates.reissue,
    { params: { id: before.id }, body: { reason: 'Wording' } },
    desk.token,
  );
  const { content } = await app.call(certificates.get, { params: { id: after.id } }, desk.token);
  expect(content.paragraphs.join(' ')).toContain(
    `Issued under the A later Act, as in force for the income year ${year}: donations may be deducted up to 7 %`,
  );
  expect(content.paragraphs).toContain('Other words.');
  await app.call(settings.update, { body: { pitRules: shipped } }, desk.token);
});

test('numbers of a kind and year have no gap, also when many ask at once and some fail', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => desk.member()));
  for (const { id } of people) await give(id, '5.00');
  await Promise.all([
    ...people.map(({ id }) => issue(id, 'donation')),
    ...people.slice(0, 4).map(({ id }) => issue(id, 'donation')),
    ...people.map(({ id }) =>
      app.send(
        certificates.issue,
        { body: { kind: 'donation', year: year - 5, memberId: id } },
        { token: desk.token },
      ),
    ),
  ]);
  const rows = await app.db
    .selectFrom('certificates')
    .select(['position', 'certificateNumber'])
    .where('kind', '=', 'donation')
    .where('year', '=', year)
    .orderBy('position')
    .execute();
  expect(rows.map(({ position }) => position)).toEqual(people.map((_, at) => at + 1));
  expect(rows[0]?.certificateNumber).toBe(`KM/D/${year}/0001`);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('the database lets nobody change or delete a certificate, and verify finds what was changed beside it', async () => {
  const { id } = await desk.member();
  await give(id, '5.00');
  const { id: certificateId } = await issue(id);
  for (const attempt of [
    sql`update certificates set snapshot = '{}' where id = ${certificateId}`,
    sql`delete from certificates where id = ${certificateId}`,
    sql`delete from certificate_entries`,
    sql`truncate certificates cascade`,
  ])
    await expect(attempt.execute(app.db)).rejects.toThrow(/never changes|append-only/);
  const found = await app.db
    .transaction()
    .execute(async (tx) => {
      await sql`alter table certificates disable trigger user`.execute(tx);
      await sql`update certificates set snapshot = replace(snapshot, '5.00', '6.00') where id = ${certificateId}`.execute(
        tx,
      );
      throw Object.assign(new Error('undo'), { found: await findDisagreements(tx) });
    })
    .catch((error: { found: { check: string }[] }) => error.found.map(({ check }) => check));
  expect(found).toEqual([
    'every certificate is as it was sealed',
    'every certificate follows on the one before it',
    'every certificate says what its receipts add up to',
  ]);
});

test('the tax report says what a certificate would, to the office alone', async () => {
  const { id, membershipCode } = await desk.member();
  await give(id, '1234.50');
  const params = { kind: 'member', identifier: membershipCode, year: String(year) } as never;
  const report = await app.call(documents.taxReport, { params }, desk.token);
  expect(report).toMatchObject({
    deductible: { count: 1, amount: '1234.50' },
    heads: { donations: { amount: '1234.50' }, membership_fees: { amount: '0.00' } },
    deductibleWords: 'One Thousand Two Hundred Thirty Four Ngultrum and Fifty Chhertum Only',
  });
  const stranger = await app.signIn('Member');
  expect(await app.send(documents.taxReport, { params }, {})).toMatchObject({ status: 404 });
  expect(await app.send(documents.taxReport, { params }, { token: stranger })).toMatchObject({ status: 404 });
});
