import { auth, type CallOf, donations, fees, type Member, members, type PersonClaim } from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk, sampleSlip } from '../../../testing/money-desk.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
beforeEach(async () => {
  app.clock.advance({ minutes: 16 });
  desk = await openMoneyDesk(app);
});

type Body = CallOf<typeof members.register>['body'];
const form = (values: Partial<Body> = {}): Body =>
  ({ ...sampleMember(desk.ids), consent: true, ...values }) as Body;

/** Somebody who gave at the desk once: a name and a CID are on file, and no way to reach them. */
async function donorOnFile(name = 'Ugyen Lhaden') {
  const { identityNumber } = sampleMember(desk.ids);
  const body = {
    donorType: 'non_member' as const,
    donorName: name,
    identityType: 'cid' as const,
    identityNumber,
    purposeId: desk.purposeId,
    amount: '500.00',
    payment: { method: 'cash' as const },
  };
  await app.call(donations.create, { body }, desk.token);
  return { name, identityNumber, onFile: await person(identityNumber) };
}
const person = (identityNumber: string) =>
  app.db
    .selectFrom('people')
    .selectAll()
    .where('identityNumber', '=', identityNumber)
    .executeTakeFirstOrThrow();
/** All of a person but the moment of the last touch. */
const facts = ({ updatedAt: _touched, ...known }: Awaited<ReturnType<typeof person>>) => known;

const claimsOf = async (memberId: string): Promise<PersonClaim[]> =>
  (await app.call(members.listClaims, { query: { memberId } }, desk.token)).data;
const decide = (id: string, accept: string[], token = desk.token) =>
  app.send(members.decideClaim, { params: { id }, body: { accept } as never }, { token });
const found = async (identifier: string, fact: string) =>
  (await app.call(members.lookup, { body: { identifier, fact } })).length;

/** Somebody on file is registered in public, with other details. */
async function claimed(values: Partial<Body> = {}) {
  const donor = await donorOnFile('Ugyen Lhaden');
  const body = form({ name: 'Ugyen Lhadon', identityNumber: donor.identityNumber, ...values });
  const { member } = await app.call(members.register, { body });
  const [claim] = await claimsOf(member.id);
  if (!claim) throw new Error('There must be a claim.');
  return { donor, member, claim, body };
}

const give = async (identityNumber: string, values: object = {}) => {
  const body = {
    donorType: 'non_member' as const,
    donorName: 'Ugyen Lhaden',
    identityType: 'cid' as const,
    identityNumber,
    phone: '17 30 30 30',
    email: 'gives@example.bt',
    purposeId: desk.purposeId,
    amount: '500.00',
    ...values,
  };
  return (await app.call(donations.create, { body })).id;
};
const waiting = async (name: string) => {
  const { data } = await app.call(members.listClaims, { query: { take: 100 } }, desk.token);
  return data.filter((claim) => claim.name === name);
};

describe('a stranger who registers with the CID of a donor on file', () => {
  const theirs = { name: 'Ugyen Lhaden', phone: '17 66 77 88', email: 'stranger@example.bt' };
  const born = '1971-05-05';

  test('leaves the person as they were, and proves nothing with what they wrote', async () => {
    const donor = await donorOnFile();
    const body = form({ ...theirs, identityNumber: donor.identityNumber, dateOfBirth: born });
    const { member, feeId } = await app.call(members.register, { body });
    expect(facts(await person(donor.identityNumber))).toEqual(facts(donor.onFile));
    expect(await found(member.membershipCode, '7788')).toBe(0);
    expect(await found(member.membershipCode, born)).toBe(0);
    expect(await found(donor.identityNumber, '7788')).toBe(0);
    expect(await found('17667788', born)).toBe(0);

    await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
    const approve = { params: { id: feeId }, body: { decision: 'approve' as const } };
    await app.call(fees.decide, approve, desk.token);
    for (const username of [theirs.email, theirs.phone, member.membershipCode])
      await app.call(auth.forgotPassword, { body: { username } });
    await app.jobs.runDue();
    const sent = (await app.outbox()).filter(({ recipient }) => /stranger|17667788/.test(recipient));
    // That a registration came in is told to the address that came with it, for every registration alike; nothing else is.
    expect(sent.map(({ kind }) => kind)).toEqual(['registration']);

    // Staff have called them: from now on it is their phone and their e-mail.
    const [claim] = await claimsOf(member.id);
    expect((await decide(claim?.id ?? '', ['phone', 'email'])).status).toBe(204);
    expect(await found(member.membershipCode, '7788')).toBe(1);
    expect(await found(member.membershipCode, born)).toBe(0);
    const payment = { method: 'cash' as const, paymentStatus: 'pending' as const };
    const renewal = { memberId: member.id, kind: 'renewal' as const, payment };
    const { id } = await app.call(fees.create, { body: renewal }, desk.token);
    await app.call(fees.decide, { params: { id }, body: { decision: 'approve' } }, desk.token);
    const told = (await app.outbox()).filter(({ recipient }) => recipient === theirs.email);
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['receipt', 'registration']);
  });

  test('is answered like everybody else, here and wherever the answer leads', async () => {
    const donor = await donorOnFile('Pema Lhaden');
    const asked = { name: 'Sonam Yangden', email: 'somebody@example.bt' };
    const shapeOf = async (body: Body) => {
      const answer = await app.send(members.register, { body });
      const { member, feeId } = answer.body as { member: { id: string }; feeId: string };
      const card = await app.send(members.get, { params: { id: member.id } });
      const due = await app.send(fees.get, { params: { id: feeId } });
      const given = { donorType: 'member' as const, memberId: member.id, purposeId: desk.purposeId };
      const donation = await app.send(donations.create, { body: { ...given, amount: '500.00' } });
      const { id: donationId } = donation.body as { id: string };
      const promised = await app.send(donations.get, { params: { id: donationId } });
      const slip = { donationId, ...sampleSlip(desk.today()) };
      const sent = await app.send(donations.sendSlip, { body: slip });
      const decision = { params: { id: donationId }, body: { decision: 'approve' as const } };
      await app.call(donations.decide, decision, desk.token);
      const paid = await app.send(donations.get, { params: { id: donationId } });
      const own = /[0-9a-f-]{36}|KM-\d{7}|[2-9A-Z]{4}-[2-9A-Z]{4}|KM\/R\/\d{4}\/\d+/g;
      return [answer, card, due, donation, promised, sent, paid].map(({ status, body: said }) => [
        status,
        JSON.stringify(said).replaceAll(own, '*'),
      ]);
    };
    const known = await shapeOf(form({ ...asked, identityNumber: donor.identityNumber }));
    app.clock.advance({ minutes: 1 });
    expect(known).toEqual(await shapeOf(form(asked)));
    expect(JSON.stringify(known)).toContain('So*** Y******');
  });

  test('is refused a second time like everybody who is registered', async () => {
    const { identityNumber } = await donorOnFile('Kezang Om');
    await app.call(members.register, { body: form({ identityNumber }) });
    const again = await app.send(members.register, { body: form({ identityNumber }) });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_registered' } });
  });
});

describe('what was said', () => {
  test('stands beside what is on file until staff decide, field by field', async () => {
    const { claim, member, donor } = await claimed({ phone: '17121212', village: 'Ura' });
    expect(claim).toMatchObject({ name: 'Ugyen Lhaden', memberId: member.id, donationId: null });
    expect(claim.details).toEqual(
      expect.arrayContaining([
        { field: 'name', said: 'Ugyen Lhadon', onFile: 'Ugyen Lhaden' },
        { field: 'phone', said: '+97517121212', onFile: null },
        { field: 'countryId', said: 'Bhutan', onFile: null },
      ]),
    );
    expect(claim.details.map(({ field }) => field)).not.toContain('identityNumber');
    expect((await decide(claim.id, ['village', 'phone'])).status).toBe(204);
    const after = (await app.call(members.get, { params: { id: member.id } }, desk.token)) as Member;
    expect(after).toMatchObject({ name: 'Ugyen Lhaden', phone: '+97517121212', village: 'Ura', email: null });
    expect(after.dateOfBirth).toBe(donor.onFile.dateOfBirth);
    expect(await claimsOf(member.id)).toEqual([]);
    const entry = await app.db
      .selectFrom('auditEntries')
      .select(['before', 'after', 'reason'])
      .where('action', '=', 'decide_claim')
      .where('entityId', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      before: { phone: null, village: null },
      after: { phone: '+97517121212', village: 'Ura' },
      reason: expect.stringContaining('Accepted: village, phone. Kept as on file: name'),
    });
  });

  test('changes nothing where staff keep what is on file', async () => {
    const { claim, donor } = await claimed();
    expect((await decide(claim.id, [])).status).toBe(204);
    expect(facts(await person(donor.identityNumber))).toEqual(facts(donor.onFile));
  });

  test('is decided once, by those who may, and only about what was said', async () => {
    const { claim, member } = await claimed();
    expect((await decide(claim.id, ['phone'], await app.signIn('Auditor'))).status).toBe(403);
    const unsaid = await decide(claim.id, ['phone', 'occupation']);
    expect(unsaid).toMatchObject({ status: 422, body: { errors: [{ property: 'accept' }] } });
    expect(await claimsOf(member.id)).toHaveLength(1);
    const answers = await Promise.all([
      decide(claim.id, ['phone']),
      decide(claim.id, []),
      decide(claim.id, ['phone']),
      decide(claim.id, ['name']),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
  });

  test('goes with the person when two records are merged, and back when that is undone', async () => {
    const { claim, member } = await claimed();
    const kept = await desk.member();
    const { name: shown } = await app.call(members.get, { params: { id: kept.id } });
    const merge = { params: { id: kept.id }, body: { otherId: member.id } };
    const { mergeId } = await app.call(members.merge, merge, desk.token);
    expect((await claimsOf(kept.id)).map(({ id }) => id)).toEqual([claim.id]);
    // What a stranger called themselves is not what visitors read of somebody who has been a member for long.
    expect(await app.call(members.get, { params: { id: kept.id } })).toMatchObject({ name: shown });
    await app.call(members.undoMerge, { params: { id: mergeId } }, desk.token);
    expect(await claimsOf(kept.id)).toEqual([]);
    expect((await claimsOf(member.id)).map(({ id }) => id)).toEqual([claim.id]);
  });

  test('is no claim where only the kind of the same number differs from what is on file', async () => {
    const body = form();
    const { consent: _given, ...entered } = body;
    const removed = await app.call(members.create, { body: entered }, desk.token);
    await app.call(members.remove, { params: { id: removed.id } }, desk.token);
    const again = { ...body, identityType: 'passport' as const };
    const { member } = await app.call(members.register, { body: again });
    expect(await claimsOf(member.id)).toEqual([]);
    expect(await person(body.identityNumber)).toMatchObject({ identityType: body.identityType });
  });

  test('is gone from the list when the registration is removed', async () => {
    const { claim, member } = await claimed();
    await app.call(members.remove, { params: { id: member.id } }, desk.token);
    const { data } = await app.call(members.listClaims, { query: { take: 100 } }, desk.token);
    expect(data.map(({ id }) => id)).not.toContain(claim.id);
  });
});

describe('a donation in public with the CID of somebody on file', () => {
  test('leaves them as they were, and is one claim however often it is said', async () => {
    const donor = await donorOnFile('Choki Wangmo');
    const id = await give(donor.identityNumber, { donorName: 'Choki Wangmo' });
    await give(donor.identityNumber, { donorName: 'Choki Wangmo' });
    expect(facts(await person(donor.identityNumber))).toEqual(facts(donor.onFile));
    const claims = await waiting('Choki Wangmo');
    expect(claims).toMatchObject([
      {
        donationId: id,
        memberId: null,
        details: [
          { field: 'phone', said: '+97517303030', onFile: null },
          { field: 'email', said: 'gives@example.bt', onFile: null },
        ],
      },
    ]);
    expect((await decide(claims[0]?.id ?? '', ['phone'])).status).toBe(204);
    expect(await person(donor.identityNumber)).toMatchObject({ phone: '+97517303030', email: null });
    const entry = await app.db
      .selectFrom('auditEntries')
      .select(['label', 'after'])
      .where('entity', '=', 'Person')
      .where('entityId', '=', donor.onFile.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ label: 'Choki Wangmo', after: { phone: '+97517303030' } });
  });

  test('fills nothing in either when staff correct the donation', async () => {
    const donor = await donorOnFile('Karma Yangzom');
    const id = await give(donor.identityNumber, { donorName: 'Karma Yangzm' });
    await app.call(donations.update, { params: { id }, body: { donorName: 'Karma Yangzom' } }, desk.token);
    expect(facts(await person(donor.identityNumber))).toEqual(facts(donor.onFile));
  });

  test('is at most three claims that wait, and the next one once staff have decided', async () => {
    const donor = await donorOnFile('Deki Yangzom');
    const donorName = 'Deki Yangzom';
    for (const last of [1, 2, 3, 4, 5])
      await give(donor.identityNumber, { donorName, phone: `17 40 40 0${last}` });
    const claims = await waiting(donorName);
    expect(claims.map(({ details }) => details[0]?.said).toSorted()).toEqual([
      '+97517404001',
      '+97517404002',
      '+97517404003',
    ]);
    await decide(claims[0]?.id ?? '', []);
    await give(donor.identityNumber, { donorName, phone: '17 40 40 06' });
    expect(await waiting(donorName)).toHaveLength(3);
  });
});

describe('a donation in public that was never paid', () => {
  test('does not keep the person whose CID it names from registering with their own details', async () => {
    const { identityNumber } = form();
    const asked = {
      identityNumber,
      name: 'Tandin Zangmo',
      dateOfBirth: '1980-02-03',
      email: 'tz@example.bt',
    };
    const { name } = asked;
    await give(identityNumber, { donorName: 'Name Of Mischief' });
    await give(identityNumber, { donorName: 'Another Mischief', phone: '17 50 50 50' });
    const { member } = await app.call(members.register, { body: form({ ...asked, phone: '17121212' }) });
    expect(await claimsOf(member.id)).toEqual([]);
    const registered = (await app.call(members.get, { params: { id: member.id } }, desk.token)) as Member;
    expect(registered).toMatchObject({ ...asked, phone: '+97517121212' });
    expect(await waiting('Name Of Mischief')).toEqual([]);
    // From now on they are on file.
    await give(identityNumber, { donorName: 'Third Mischief' });
    expect(await person(identityNumber)).toMatchObject({ name });
  });

  test('keeps the place of the donor as soon as its slip waits to be verified', async () => {
    const { identityNumber } = form();
    const id = await give(identityNumber, { donorName: 'Jigme Tenzin', email: 'jt@example.bt' });
    await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
    const asked = { identityNumber, name: 'Name Of Mischief', email: 'mischief@example.bt' };
    const { member } = await app.call(members.register, { body: form(asked) });
    expect(await person(identityNumber)).toMatchObject({ name: 'Jigme Tenzin', phone: null, email: null });
    expect(await claimsOf(member.id)).toHaveLength(1);
  });

  test('makes no claim of the next donation with the CID, until one is paid', async () => {
    const { identityNumber } = form();
    await give(identityNumber, { donorName: 'Rinzin Dema' });
    const id = await give(identityNumber, { donorName: 'Rinzin Dem' });
    expect(await person(identityNumber)).toMatchObject({ name: 'Rinzin Dema', phone: null, email: null });
    expect(await waiting('Rinzin Dema')).toEqual([]);
    await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
    await app.call(donations.decide, { params: { id }, body: { decision: 'approve' } }, desk.token);
    await give(identityNumber, { donorName: 'Late Mischief' });
    expect(await waiting('Rinzin Dema')).toHaveLength(1);
  });

  test('gives way to what staff write about the person', async () => {
    const { identityNumber } = form();
    await give(identityNumber, { donorName: 'Name Of Mischief' });
    const body = {
      donorType: 'non_member' as const,
      donorName: 'Sangay Choden',
      identityType: 'cid' as const,
      identityNumber,
      purposeId: desk.purposeId,
      amount: '500.00',
    };
    await app.call(donations.create, { body }, desk.token);
    expect(await person(identityNumber)).toMatchObject({ name: 'Sangay Choden' });
  });
});
