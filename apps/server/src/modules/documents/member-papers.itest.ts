import { certificates, documents, donations, memberPapers, members } from '@kathok/contract';
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
const papersOf = (id: string) => app.call(memberPapers.list, { params: { id } }, desk.token);

test('the papers of a member are listed by year, with what could be certified and who issued it', async () => {
  const { id } = await desk.member();
  expect(await papersOf(id)).toEqual({ currency: 'BTN', hasTaxIdentity: true, years: [] });
  await give(id, '400.00');
  const back = await give(id, '600.00');
  const first = await issue(id);
  const reason = 'Paid twice';
  await app.call(donations.reverse, { params: { id: back.id }, body: { reason } }, desk.token);
  const { years } = await papersOf(id);
  expect(years).toMatchObject([
    {
      year,
      receipts: [
        { amount: '600.00', status: 'void' },
        { amount: '400.00', status: 'valid' },
      ],
      countable: [
        { kind: 'member', count: 1, amount: '400.00' },
        { kind: 'donation', count: 1, amount: '400.00' },
        { kind: 'pit', count: 1, amount: '400.00' },
      ],
      certificates: [
        { status: 'valid', amount: '400.00', replaces: [first.certificateNumber] },
        { id: first.id, status: 'replaced', voidReason: reason },
      ],
    },
  ]);
  expect(years[0]?.certificates[0]?.certificateNumber).toBe(years[0]?.certificates[1]?.replacedBy);
  expect(years[0]?.certificates.map(({ issuedBy }) => issuedBy)).toEqual(['Administrator', 'Administrator']);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('members see their own papers and not who issued them; for all others there are none', async () => {
  const { id } = await desk.member();
  await give(id, '50.00');
  await issue(id, 'donation');
  const stranger = await app.signIn('Member');
  const call = { params: { id } };
  expect(await app.send(memberPapers.list, call, {})).toMatchObject({ status: 401 });
  expect(await app.send(memberPapers.list, call, { token: stranger })).toMatchObject({ status: 404 });
  await app.db
    .updateTable('users')
    .set({ memberId: id })
    .where('id', '=', app.account('Member').id)
    .execute();
  const own = await app.call(memberPapers.list, call, stranger);
  expect(own.years[0]?.certificates).toMatchObject([{ status: 'valid', issuedBy: null }]);
  await app.db
    .updateTable('users')
    .set({ memberId: null })
    .where('id', '=', app.account('Member').id)
    .execute();
});

test('a certificate is void for a reason, and one that is asked for again has another number', async () => {
  const { id } = await desk.member();
  await give(id, '70.00');
  const first = await issue(id);
  const call = { params: { id: first.id }, body: { reason: 'Issued to the wrong person' } };
  const officer = await app.signIn('Membership officer');
  expect(await app.send(certificates.void, call, { token: officer })).toMatchObject({ status: 403 });
  expect(await app.send(certificates.void, call, {})).toMatchObject({ status: 401 });
  const noReason = { ...call, body: { reason: ' ' } };
  expect(await app.send(certificates.void, noReason, { token: desk.token })).toMatchObject({
    status: 422,
    body: { errors: [{ property: 'reason' }] },
  });
  expect(await app.call(certificates.void, call, desk.token)).toMatchObject({
    status: 'void',
    voidReason: 'Issued to the wrong person',
    replacedBy: null,
  });
  expect(await app.send(certificates.void, call, { token: desk.token })).toMatchObject({ status: 409 });
  expect(await app.send(certificates.reissue, call, { token: desk.token })).toMatchObject({ status: 409 });
  const second = await issue(id);
  expect(second).toMatchObject({ status: 'valid', replaces: [] });
  expect(second.certificateNumber).not.toBe(first.certificateNumber);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('of two desks that reissue the same certificate at once, one is told that it is replaced already', async () => {
  await app.listen();
  const { id } = await desk.member();
  await give(id, '80.00');
  const first = await issue(id);
  const call = { params: { id: first.id }, body: { reason: 'Name misspelt' } };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.send(certificates.reissue, call, { token: desk.token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const { years } = await papersOf(id);
  expect(years[0]?.certificates.map(({ status }) => status)).toEqual(['valid', 'replaced']);
});

test('those who only read reports find certificates and issue none but their own', async () => {
  const { id: other } = await desk.member();
  await give(other, '40.00');
  const { id: own } = await desk.member();
  await give(own, '50.00');
  const { id: userId } = app.account('Auditor');
  await app.db.updateTable('users').set({ memberId: own }).where('id', '=', userId).execute();
  const auditor = await app.signIn('Auditor');
  const count = async () => (await app.db.selectFrom('certificates').select('id').execute()).length;
  const before = await count();
  const ask = (memberId: string, token: string) =>
    app.send(certificates.issue, { body: { kind: 'donation', year, memberId } }, { token });
  expect(await ask(other, auditor)).toMatchObject({ status: 404 });
  expect(await count()).toBe(before);
  expect(await ask(own, auditor)).toMatchObject({ status: 200 });
  expect(await ask(own, await app.signIn('Membership officer'))).toMatchObject({ status: 200 });
  const { body } = await ask(other, await app.signIn('Treasurer'));
  const { id } = body as { id: string };
  expect(await app.call(certificates.get, { params: { id } }, auditor)).toMatchObject({ status: 'valid' });
});

test('without a CID and a taxpayer number there is no PIT certificate, and it is said what is missing', async () => {
  const body = { ...sampleMember(desk.ids), identityType: 'passport' as const, identityNumber: 'P1234567' };
  const { id } = await app.call(members.create, { body: { ...body, waiveFee: true } }, desk.token);
  await give(id, '90.00');
  expect((await papersOf(id)).hasTaxIdentity).toBe(false);
  const asked = { body: { kind: 'pit', year, memberId: id } } as const;
  const answer = await app.send(certificates.issue, asked, { token: desk.token });
  expect(answer).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  expect(JSON.stringify(answer.body)).toContain('taxpayer number');
  await app.call(members.update, { params: { id }, body: { taxpayerNumber: 'T10051830' } }, desk.token);
  expect((await papersOf(id)).hasTaxIdentity).toBe(true);
  expect(await issue(id)).toMatchObject({ status: 'valid' });
});

test('a certificate is opened by its number too, and the timeline leads to each paper', async () => {
  const { id } = await desk.member();
  await give(id, '30.00');
  const { id: certificateId, certificateNumber } = await issue(id);
  const byNumber = { params: { id: encodeURIComponent(certificateNumber) } };
  const opened = await app.inject({
    url: `/api/certificates/${byNumber.params.id}`,
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect(opened.json()).toMatchObject({ id: certificateId });
  const timeline = await app.call(members.timeline, { params: { id } }, desk.token);
  const [receipt] = (await papersOf(id)).years[0]?.receipts ?? [];
  expect(timeline.find(({ kind }) => kind === 'donation')?.receiptId).toBe(receipt?.id);
  expect(timeline.find(({ kind }) => kind === 'certificate')).toMatchObject({
    id: `certificate:${certificateId}`,
    status: 'valid',
    detail: certificateNumber,
  });
});

test('who of the office looks at a paper with a whole CID is written down', async () => {
  const { id } = await desk.member();
  await give(id, '70.00');
  const [pit, other] = [await issue(id), await issue(id, 'donation')];
  const { personId } = await app.db
    .selectFrom('members')
    .select('personId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const views = async (entityId: string) =>
    (
      await app.db
        .selectFrom('auditEntries')
        .select('actorId')
        .where('entityId', '=', entityId)
        .where('action', '=', 'view')
        .execute()
    ).length;
  for (const { id: certificateId } of [pit, other]) {
    await app.call(certificates.get, { params: { id: certificateId } }, desk.token);
    await app.send(certificates.pdf, { params: { id: certificateId } }, { token: desk.token });
  }
  const params = { kind: 'member', identifier: id, year } as const;
  await app.call(documents.taxReport, { params }, desk.token);
  expect([await views(pit.id), await views(other.id), await views(personId)]).toEqual([2, 0, 1]);

  // A member looks at what is theirs.
  const { id: userId } = app.account('Member');
  await app.db.updateTable('users').set({ memberId: id }).where('id', '=', userId).execute();
  const own = await app.signIn('Member');
  await app.call(certificates.get, { params: { id: pit.id } }, own);
  await app.call(documents.taxReport, { params }, own);
  expect([await views(pit.id), await views(personId)]).toEqual([2, 1]);
});
