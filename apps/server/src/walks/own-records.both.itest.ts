import {
  auth,
  certificates,
  donations,
  type Endpoint,
  fees,
  members,
  membershipFee,
  receipts,
  renewals,
  users,
} from '@kathok/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { everyEndpoint, type NamedEndpoint } from '../testing/every-endpoint.ts';
import { sampleSlip } from '../testing/money-desk.ts';
import { sampleMember } from '../testing/register-samples.ts';
import { startOffice } from '../testing/office.ts';

const password = 'seven lamps on the sill';
const pair = { newPassword: password, confirmPassword: password };

type Account = Awaited<ReturnType<typeof newMemberWithAccount>>;

const { app, desk } = await startOffice();
const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
const photo = new File([new Uint8Array(await picture.png().toBuffer())], 'me.png', { type: 'image/png' });
const mine = await newMemberWithAccount('mine@example.bt');
const theirs = await newMemberWithAccount('theirs@example.bt');

/** A member who has a bit of everything that can be somebody's own. */
async function newMemberWithAccount(email: string) {
  const year = Number(desk.today().slice(0, 4));
  const body = sampleMember(desk.ids, { email, waiveFee: true, wantsAccount: true });
  const { id: memberId, membershipCode } = await app.call(members.create, { body }, desk.token);
  await app.jobs.runDue();
  const mail = (await app.outbox()).find(({ recipient }) => recipient === email);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await app.call(auth.resetPassword, { body: { token, ...pair } });
  const { accessToken, userData } = await app.call(auth.login, { body: { username: email, password } });
  await app.call(members.setPhoto, { params: { id: memberId }, body: { photo } }, accessToken);
  const name = `${body.name} Wangmo`;
  await app.call(members.requestChange, { params: { id: memberId }, body: { name } }, accessToken);
  const { renewal, feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
  const fee = membershipFee.parse(await app.call(fees.get, { params: { id: feeId } }, desk.token));
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '300' } as const;
  const donation = { ...given, payment: { method: 'cash' } } as const;
  const { id: donationId } = await app.call(donations.create, { body: donation }, desk.token);
  const { receiptId } = await app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.paymentId')
    .select('receipts.id as receiptId')
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow();
  const order = { body: { kind: 'member', year, memberId } } as const;
  const { id: certificateId } = await app.call(certificates.issue, order, accessToken);
  return {
    token: accessToken,
    userId: userData.id,
    memberId,
    membershipCode,
    renewalId: renewal.id,
    feeId,
    paymentId: fee.payments[0]?.id ?? '',
    donationId,
    receiptId,
    certificateId,
    year,
  };
}

const kindOf = ({ access }: Endpoint) => (typeof access === 'object' ? access.kind : access);
const owned = everyEndpoint.filter(({ endpoint }) => kindOf(endpoint) === 'own');
const named = owned.filter(({ endpoint }) => endpoint.path.includes(':'));
const unnamed = owned.filter(({ endpoint }) => !endpoint.path.includes(':'));

/** The id in the address of a call, by the part of the contract it belongs to. A new part needs its line here. */
function idFor({ name, endpoint }: NamedEndpoint, who: Account): string {
  if (endpoint.path.includes(':memberId')) return who.memberId;
  const ids: Record<string, string> = {
    auth: who.userId,
    users: who.userId,
    members: who.memberId,
    memberPapers: who.memberId,
    documents: who.memberId,
    privacy: who.memberId,
    renewals: who.renewalId,
    payments: who.paymentId,
  };
  const id = ids[name.split('.')[0] ?? ''];
  if (id === undefined) throw new Error(`Whose record does ${name} speak of?`);
  return id;
}

const bodies = new Map<Endpoint, () => object>([
  [auth.changePassword, () => ({ currentPassword: password, ...pair })],
  [members.setPhoto, () => ({ photo })],
  [members.requestChange, () => ({ name: 'Somebody Else' })],
  [members.setMessageChoice, () => ({ isOptedOut: true })],
]);

async function ask(call: NamedEndpoint, id: string, token = mine.token) {
  const { endpoint } = call;
  const body = bodies.get(endpoint)?.() ?? (call.name === 'users.setPhoto' ? { photo } : {});
  return app.send(endpoint, { params: { id, memberId: id }, body } as never, { token });
}

describe('what has an owner, under somebody else’s id', () => {
  it.each(named)('does not exist for a member at $name', async (call) => {
    const answer = await ask(call, idFor(call, theirs));
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not_found' });
  });
});

describe('a member’s own record', () => {
  // The picture goes last but one, the request last: the others need them.
  const order = ['removePhoto', 'withdrawChange'];
  const rank = ({ name }: NamedEndpoint) => order.findIndex((end) => name.endsWith(end));
  const inOrder = named
    .filter(({ name }) => name !== 'auth.changePassword')
    .toSorted((a, b) => rank(a) - rank(b));

  it.each(inOrder)('is there at $name', async (call) => {
    await app.call(users.setPhoto, { params: { id: mine.userId }, body: { photo } }, mine.token);
    expect((await ask(call, idFor(call, mine))).status).toBeLessThan(300);
  });
});

describe('a list without an id in its address', () => {
  const lists = unnamed.filter(({ endpoint }) => endpoint.method === 'GET');

  it.each(lists)('holds nothing of anybody else at $name', async ({ name, endpoint }) => {
    const hasFilter = 'memberId' in ((endpoint.query as { shape?: object }).shape ?? {});
    for (const query of [{}, ...(hasFilter ? [{ memberId: theirs.memberId }] : [])]) {
      const answer = await app.send(endpoint, { query } as never, { token: mine.token });
      // A family is one record, and that of somebody else does not exist.
      const isForeignFamily = name === 'families.get' && 'memberId' in query;
      expect(answer.status).toBe(isForeignFamily ? 404 : 200);
      const text = JSON.stringify(answer.body);
      for (const foreign of [theirs.memberId, theirs.membershipCode, theirs.donationId, theirs.feeId])
        expect(text).not.toContain(foreign);
    }
  });

  it('holds one’s own fees, exported as well', async () => {
    const { data } = await app.call(fees.list, {}, mine.token);
    const all = await app.send(fees.all, {}, { token: mine.token });
    expect((all.body as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(
      data.map(({ id }) => id).toSorted(),
    );
    expect(data.map(({ id }) => id)).toContain(mine.feeId);
  });

  it('knows each write that names its owner in the body', async () => {
    const writes = unnamed.filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(writes.map(({ name }) => name)).toEqual(['families.createLink', 'certificates.issue']);
    const body = { kind: 'member' as const, year: theirs.year, memberId: theirs.memberId };
    const answer = await app.send(certificates.issue, { body }, { token: mine.token });
    expect(answer.status).toBe(404);
  });
});

/** The answer but for the number of the request. */
function known({ body }: { body: unknown }) {
  const { requestId: _own, ...rest } = body as Record<string, unknown>;
  return rest;
}

describe('what is open to everybody who has the id', () => {
  const opened: [string, Endpoint, () => Record<string, string>][] = [
    ['members.get', members.get, () => ({ id: theirs.memberId })],
    ['fees.get', fees.get, () => ({ id: theirs.feeId })],
    ['donations.get', donations.get, () => ({ id: theirs.donationId })],
    ['receipts.get', receipts.get, () => ({ receipt: theirs.receiptId })],
    ['receipts.pdf', receipts.pdf, () => ({ receipt: theirs.receiptId })],
    ['receipts.picture', receipts.picture, () => ({ receipt: theirs.receiptId })],
    ['certificates.get', certificates.get, () => ({ id: theirs.certificateId })],
    ['certificates.pdf', certificates.pdf, () => ({ id: theirs.certificateId })],
  ];

  it.each(opened)('shows a member no more than a stranger at %s', async (_, endpoint, params) => {
    const asked = { params: params() } as never;
    const asMember = await app.send(endpoint, asked, { token: mine.token });
    const asStranger = await app.send(endpoint, asked);
    expect(asMember.status).toBe(asStranger.status);
    expect(known(asMember)).toEqual(known(asStranger));
  });
});
