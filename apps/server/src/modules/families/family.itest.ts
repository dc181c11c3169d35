import { families, fees, members, memberPapers, privacy, receipts, renewals } from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsMember } from '../../testing/member-account.ts';
import { sampleSlip } from '../../testing/money-desk.ts';
import { startOffice } from '../../testing/office.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { findDisagreements } from '../../verify/verify.ts';

const { app, desk } = await startOffice();
let office = desk.token;
// Each test begins with fresh limits, and so with fresh sessions.
beforeEach(async () => {
  app.clock.advance({ hours: 25 });
  office = await app.signIn('Administrator');
});

async function newMember(more: object = {}) {
  const body = sampleMember(desk.ids, { waiveFee: true, ...more });
  const member = await app.call(members.create, { body }, office);
  return { ...member, dateOfBirth: body.dateOfBirth! };
}
const signedIn = async (more: object = {}) => {
  const member = await newMember(more);
  return { ...member, token: await signInAsMember(app, member, office) };
};
type Somebody = Awaited<ReturnType<typeof newMember>>;
const ask = (
  token: string,
  { membershipCode, dateOfBirth }: Pick<Somebody, 'membershipCode' | 'dateOfBirth'>,
) => app.send(families.createLink, { body: { membershipCode, dateOfBirth, relation: 'parent' } }, { token });
const move = (token: string | undefined, id: string, body: object) =>
  app.send(families.updateLink, { params: { id }, body: body as never }, token ? { token } : {});
const familyOf = (token: string) => app.call(families.get, {}, token);
const linkOnPaper = (keeper: Somebody, kept: Somebody, more: object = {}) =>
  app.send(
    families.createLink,
    {
      body: {
        keeperId: keeper.id,
        memberId: kept.id,
        relation: 'child',
        consent: 'paper',
        note: 'Letter of 3 May, folder 2',
        ...more,
      },
    },
    { token: office },
  );

/** All that an answer says beside whom it is about. */
const same = ({ body }: { body: unknown }) => {
  const { id: _id, membershipCode: _code, ...rest } = body as Record<string, unknown>;
  return rest;
};

/** The last statement of a transaction has its values in its text. */
const withoutValues = (statement: string) => statement.replace(/'\[\{.*?\}\]'/gs, '');

describe('asking', () => {
  test('answers the same for everybody, and looks the same afterwards', async () => {
    const [keeper, kept] = [await signedIn(), await newMember({ email: 'father@example.bt' })];
    const right = await ask(keeper.token, kept);
    const wrongDay = await ask(keeper.token, { ...(await newMember()), dateOfBirth: '1951-01-01' });
    const nobody = await ask(keeper.token, { membershipCode: 'KM-9999993', dateOfBirth: '1980-03-15' });
    for (const answer of [right, wrongDay, nobody])
      expect(answer).toMatchObject({ status: 202, body: { link: null } });
    const { keeps } = await familyOf(keeper.token);
    expect(keeps).toHaveLength(3);
    const [first, ...others] = keeps.map(({ id: _id, membershipCode: _code, ...rest }) => rest);
    for (const other of others) expect(other).toEqual(first);
    await app.jobs.runDue();
    // Who was found has heard of it; who asked can see no difference.
    const told = (await app.outbox()).filter(({ kind }) => kind === 'family_asked');
    expect(told.map(({ recipient }) => recipient)).toEqual(['father@example.bt']);
    expect((await familyOf(keeper.token)).keeps).toEqual(keeps);
    // Taking back answers alike, too.
    const [a, b] = await Promise.all(
      keeps.slice(0, 2).map(({ id }) => move(keeper.token, id, { state: 'ended' })),
    );
    expect(same(a!)).toEqual(same(b!));
  });

  test('nobody is looked up before the answer: its statements are those for somebody who does not exist', async () => {
    const keeper = await signedIn();
    const [kept, other] = [await newMember(), await newMember()];
    const asking = (someone: typeof kept) =>
      statementsOf(app.database.pool, async () => void (await ask(keeper.token, someone)));
    // The first one prepares what the others find prepared.
    await asking({ ...kept, membershipCode: 'KM-9999993' });
    const known = [...(await asking(kept))].map(withoutValues);
    expect(known.length).toBeGreaterThan(3);
    const unknown = [...(await asking({ ...other, dateOfBirth: '1951-01-01' }))].map(withoutValues);
    expect(unknown).toEqual(known);
  });

  test('past the limit nobody is asked, and the answer is the same', async () => {
    const keeper = await signedIn();
    const kept = await newMember();
    for (let tries = 0; tries < 5; tries += 1)
      await ask(keeper.token, { ...kept, dateOfBirth: `195${tries}-01-01` });
    expect(await ask(keeper.token, kept)).toMatchObject({ status: 202, body: { link: null } });
    await app.jobs.runDue();
    const links = app.db.selectFrom('familyLinks').select('memberId').where('keeperId', '=', keeper.id);
    expect(await links.execute()).toEqual([{ memberId: null }]);
  });

  test('nobody looks after themself, and nobody after more than thirty', async () => {
    const keeper = await signedIn();
    expect(await ask(keeper.token, keeper)).toMatchObject({ status: 422 });
    await app.db
      .insertInto('familyLinks')
      .values(
        Array.from({ length: 30 }, (_, place) => ({
          keeperId: keeper.id,
          askedCode: `X${place}`,
          relation: 'other' as const,
          state: 'asked' as const,
          askedBy: 'member' as const,
          askedAt: app.clock.now(),
        })),
      )
      .execute();
    expect(await ask(keeper.token, await newMember())).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'membershipCode', constraints: { isRoom: expect.any(String) } }] },
    });
  });
});

describe('answering', () => {
  test('in the own area: what the keeper sees begins then, and ends with the link', async () => {
    const [keeper, kept] = [await signedIn(), await signedIn()];
    await ask(keeper.token, kept);
    await app.jobs.runDue();
    const [asked] = (await familyOf(kept.token)).keptBy;
    expect(asked).toMatchObject({ state: 'asked', keeper: { name: keeper.name } });
    const id = asked!.id;
    // Nobody accepts for somebody else, and strangers find nothing.
    expect((await move(keeper.token, id, { state: 'accepted' })).status).toBe(409);
    expect((await move((await signedIn()).token, id, { state: 'accepted' })).status).toBe(404);
    expect((await move(undefined, id, { state: 'accepted' })).status).toBe(401);
    expect((await move(kept.token, id, { state: 'accepted' })).status).toBe(200);
    const [link] = (await familyOf(keeper.token)).keeps;
    expect(link).toMatchObject({ state: 'accepted', consent: 'own', kept: { name: kept.name } });

    const card = () => app.send(memberPapers.card, { params: { id: kept.id } }, { token: keeper.token });
    expect((await card()).status).toBe(200);
    expect((await move(kept.token, id, { state: 'ended' })).status).toBe(200);
    expect((await card()).status).toBe(404);
    expect((await familyOf(keeper.token)).keeps).toEqual([]);
    expect((await familyOf(kept.token)).keptBy).toEqual([]);
    expect((await move(kept.token, id, { state: 'accepted' })).status).toBe(409);
    const { keptBy } = await app.call(families.get, { query: { memberId: kept.id } }, office);
    expect(keptBy).toMatchObject([{ state: 'ended', keeper: { name: keeper.name } }]);
    const kinds = (await app.outbox()).filter(({ memberId }) => memberId === kept.id).map(({ kind }) => kind);
    expect(kinds).toEqual([]);
  });

  test('by the link of the message, once and for fourteen days', async () => {
    const email = 'mother@example.bt';
    const [keeper, kept] = [await signedIn(), await newMember({ email })];
    await ask(keeper.token, kept);
    await app.jobs.runDue();
    const mail = (await app.outbox()).findLast(({ recipient }) => recipient === email);
    const [, id = '', token = ''] = /family-answer#([\w-]+)\.([\w-]+)/.exec(mail?.body ?? '') ?? [];
    expect(mail?.body).toContain(keeper.name);
    const other = 'x'.repeat(43);
    expect(await move(undefined, id, { state: 'accepted', token: other })).toMatchObject({
      status: 400,
      body: { code: 'invalid_token' },
    });
    expect((await move(undefined, id, { state: 'accepted', token })).status).toBe(200);
    expect((await move(undefined, id, { state: 'ended', token })).status).toBe(400);
    expect((await familyOf(keeper.token)).keeps).toMatchObject([{ state: 'accepted', consent: 'own' }]);
    const told = (await app.outbox()).filter(({ recipient }) => recipient === email);
    // Both are of one moment, so that neither is the first.
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['family_accepted', 'family_asked']);
  });

  test('for a child the office does it with a guardian’s paper', async () => {
    const child = { dateOfBirth: '2015-05-05', email: 'child@example.bt' };
    const [keeper, kept] = [await signedIn(), await signedIn(child)];
    await ask(keeper.token, kept);
    await app.jobs.runDue();
    expect((await app.outbox()).some(({ recipient }) => recipient === child.email)).toBe(false);
    const [asked] = (await familyOf(kept.token)).keptBy;
    expect((await move(kept.token, asked!.id, { state: 'accepted' })).status).toBe(409);
    await move(keeper.token, asked!.id, { state: 'ended' });
    expect(await linkOnPaper(keeper, kept)).toMatchObject({ status: 422 });
    expect(await linkOnPaper(keeper, kept, { consent: 'guardian' })).toMatchObject({
      status: 202,
      body: { link: { state: 'accepted', consent: 'guardian', note: 'Letter of 3 May, folder 2' } },
    });
    expect((await familyOf(keeper.token)).keeps).toMatchObject([{ note: null, kept: { name: kept.name } }]);
  });
});

describe('the office', () => {
  test('links on paper with a note, once, and never somebody to themself', async () => {
    const [keeper, kept] = [await newMember(), await newMember()];
    expect((await linkOnPaper(keeper, keeper)).status).toBe(422);
    expect((await linkOnPaper(keeper, kept, { note: '' })).status).toBe(422);
    expect((await linkOnPaper(keeper, kept, { consent: 'guardian' })).status).toBe(422);
    expect((await linkOnPaper(keeper, kept)).status).toBe(202);
    expect((await linkOnPaper(keeper, kept)).status).toBe(422);
    const stranger = await signedIn();
    const body = { keeperId: stranger.id, memberId: kept.id, relation: 'child', consent: 'paper', note: 'x' };
    const tried = await app.send(families.createLink, { body: body as never }, { token: stranger.token });
    expect(tried.status).toBe(404);
    const foreign = { query: { memberId: kept.id } };
    expect((await app.send(families.get, foreign, { token: stranger.token })).status).toBe(404);
  });

  test('finds in the history of the kept member what was done', async () => {
    const [keeper, kept] = [await newMember(), await newMember()];
    await linkOnPaper(keeper, kept);
    const timeline = await app.call(members.timeline, { params: { id: kept.id } }, office);
    expect(timeline.map(({ title }) => title)).toContain('Family: looked after from now on');
  });
});

test('the keeper opens the receipts of what they paid, without the code that opens more, and no others', async () => {
  const [keeper, kept] = [await signedIn(), await newMember({ joinedOn: '2025-10-01' })];
  await linkOnPaper(keeper, kept);
  const { feeId } = await app.call(renewals.create, { body: { memberId: kept.id } }, office);
  const slip = { params: { id: feeId }, body: sampleSlip(desk.today()) };
  await app.call(fees.sendSlip, slip, keeper.token);
  await app.call(fees.decide, { params: { id: feeId }, body: { decision: 'approve' } }, office);
  const [link] = (await familyOf(keeper.token)).keeps;
  const [receipt] = link!.kept!.receipts;
  expect(link!.kept!.receipts).toMatchObject([{ amount: '1200.00', voidedAt: null }]);
  const open = () => app.send(receipts.get, { params: { receipt: receipt!.id } }, { token: keeper.token });
  const opened = await open();
  expect(opened.status).toBe(200);
  const { checkCode } = await app.db
    .selectFrom('receipts')
    .select('checkCode')
    .where('id', '=', receipt!.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(opened.body)).not.toContain(checkCode);
  await move(keeper.token, link!.id, { state: 'ended' });
  expect((await open()).status).toBe(404);
});

describe('merging and erasing', () => {
  test('a merge leaves nobody keeping themself or kept twice, and comes back whole', async () => {
    const [keeper, twin, kept] = [await newMember(), await newMember(), await newMember()];
    await linkOnPaper(keeper, kept);
    await linkOnPaper(twin, kept);
    await linkOnPaper(keeper, twin);
    const links = () =>
      app.db
        .selectFrom('familyLinks')
        .select(['id', 'keeperId', 'memberId', 'state'])
        .where('keeperId', 'in', [keeper.id, twin.id])
        .orderBy('id')
        .execute();
    const before = await links();
    const merge = { params: { id: keeper.id }, body: { otherId: twin.id } };
    const { mergeId } = await app.call(members.merge, merge, office);
    expect((await links()).filter(({ state }) => state === 'accepted')).toMatchObject([
      { keeperId: keeper.id, memberId: kept.id },
    ]);
    await app.call(members.undoMerge, { params: { id: mergeId } }, office);
    expect(await links()).toEqual(before);
  });

  test('with a person their links go', async () => {
    const [keeper, kept] = [await newMember(), await newMember()];
    await linkOnPaper(keeper, kept);
    const body = { membershipCode: kept.membershipCode, reason: 'Asked for by letter' };
    await app.call(privacy.erase, { params: { id: kept.id }, body }, office);
    const left = app.db.selectFrom('familyLinks').select('id').where('keeperId', '=', keeper.id);
    expect(await left.execute()).toEqual([]);
    expect(await findDisagreements(app.db)).toEqual([]);
  });
});
