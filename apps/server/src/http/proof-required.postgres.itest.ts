import {
  auth,
  type CallOf,
  cardPayments,
  donations,
  type Endpoint,
  fees,
  members,
  type Problem,
  renewals,
} from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../testing/endpoint-client.ts';
import { sampleDonation } from '../testing/donation-samples.ts';
import { sampleSlip } from '../testing/money-desk.ts';
import { proofHeaders, solve, useUp } from '../testing/proof.ts';
import { sampleMember } from '../testing/register-samples.ts';
import { startOffice } from '../testing/office.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

const { app, desk } = await startOffice();
const body = { ...sampleMember(desk.ids), phone: '17 45 67 89', waiveFee: true, joinedOn: '2025-12-20' };
const member = await app.call(members.create, { body }, desk.token);
beforeEach(() => app.clock.advance({ hours: 25 }));

let addresses = 0;
const newAddress = () => `10.7.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;
function send<E extends Endpoint>(endpoint: E, call: CallOf<E>, headers = {}, from = newAddress()) {
  return app.send(endpoint, call, { headers, from });
}
const problemOf = ({ body }: Answer) => body as Problem;
const challengeOf = (answer: Answer) => problemOf(answer).challenge!;
async function solved(answer: Answer) {
  const challenge = challengeOf(answer);
  return proofHeaders(challenge, await solve(challenge));
}
/** All that was said, without what is new in every answer. */
function said({ status, headers, body }: Answer) {
  const { challenge, requestId: _id, ...rest } = body as Problem;
  const { nonce: _n, salt: _s, keyPrefix: _k, ...parameters } = challenge!.parameters;
  const { date: _d, 'x-request-id': _x, ...others } = headers;
  return { ...rest, answered: status, headers: others, parameters };
}

const lookUp = (identifier: string, fact: string, headers = {}, from?: string) =>
  send(members.lookup, { body: { identifier, fact } }, headers, from);
const register = (headers = {}) =>
  send(members.register, { body: { ...sampleMember(desk.ids), consent: true } as never }, headers);
const renew = (memberId: string) => send(renewals.create, { body: { memberId } });
const pay = (id: string) => send(cardPayments.payFee, { params: { id } });
const sendSlip = (id: string) => send(fees.sendSlip, { params: { id }, body: sampleSlip(desk.today()) });
const forget = (username: string) => send(auth.forgotPassword, { body: { username } });
const refusedWith = async (headers: object) => problemOf(await register(headers)).code;

describe('past what everybody may ask together', () => {
  test('the look-up asks everybody alike for a proof, and answers with it', async () => {
    await useUp(app, 'look-up');
    const right = await lookUp(member.membershipCode, '6789');
    const wrong = await lookUp(member.membershipCode, '0000');
    const unknown = await lookUp('KM-9999993', '6789');
    const inAddress = await send(members.search, {
      params: { text: member.membershipCode },
      query: { fact: '6789' },
    });
    expect(problemOf(right)).toMatchObject({ status: 429, code: 'proof_required' });
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    for (const other of [wrong, unknown, inAddress]) expect(said(other)).toEqual(said(right));
    expect(await lookUp(member.membershipCode, '6789', await solved(right))).toMatchObject({
      status: 200,
      body: [{ membershipCode: member.membershipCode }],
    });
    expect(await lookUp(member.membershipCode, '0000', await solved(wrong))).toMatchObject({
      status: 200,
      body: [],
    });
  });

  test('registration, renewal, donation, slip, card and a forgotten password go through by a proof', async () => {
    const donation = await sampleDonation(app);
    const donationId = await desk.donation();
    const slip = { donationId: await desk.donation(), ...sampleSlip(desk.today()) };
    const username = app.account('Auditor').email;
    for (const limit of ['registration', 'renewal', 'donation', 'slip', 'card start', 'forgot password'])
      await useUp(app, limit);
    const calls: [string, (headers?: object) => Promise<Answer>, number][] = [
      ['registration', register, 201],
      ['renewal', (headers) => send(renewals.create, { body: { memberId: member.id } }, headers), 201],
      ['donation', (headers) => send(donations.create, { body: donation }, headers), 201],
      ['slip', (headers) => send(donations.sendSlip, { body: slip }, headers), 201],
      ['card', (headers) => send(cardPayments.payDonation, { body: { donationId } }, headers), 201],
      ['forgot', (headers) => send(auth.forgotPassword, { body: { username } }, headers), 202],
    ];
    for (const [name, call, done] of calls) {
      const asked = await call();
      expect([name, asked.status, problemOf(asked).code]).toEqual([name, 429, 'proof_required']);
      expect([name, (await call(await solved(asked))).status]).toEqual([name, done]);
    }
  });

  test('whether there is such a member, fee or account shows in nothing', async () => {
    await useUp(app, 'renewal');
    await useUp(app, 'slip');
    await useUp(app, 'card start');
    await useUp(app, 'forgot password');
    expect(said(await renew(nobody))).toEqual(said(await renew(member.id)));
    const token = await app.signIn('Administrator');
    const { id: feeId } = await app.call(
      fees.create,
      { body: { memberId: member.id, kind: 'renewal' } },
      token,
    );
    expect(said(await pay(nobody))).toEqual(said(await pay(feeId)));
    expect(said(await sendSlip(nobody))).toEqual(said(await sendSlip(feeId)));
    expect(said(await forget('nobody@example.bt'))).toEqual(said(await forget(app.account('Auditor').email)));
  });

  test('staff are not asked', async () => {
    await useUp(app, 'donation');
    await useUp(app, 'look-up');
    const token = await app.signIn('Administrator');
    const payment = { method: 'cash' } as const;
    expect(
      await app.call(donations.create, { body: await sampleDonation(app, { payment }) }, token),
    ).toBeTruthy();
    const found = await app.send(members.search, { params: { text: member.membershipCode } }, { token });
    expect(found.status).toBe(200);
  });

  test('being asked for a proof uses up none of one’s own tries', async () => {
    const from = newAddress();
    await useUp(app, 'look-up');
    for (let tries = 0; tries < 4; tries += 1) {
      const asked = await lookUp(member.membershipCode, '0000', {}, from);
      expect(await lookUp(member.membershipCode, '0000', await solved(asked), from)).toMatchObject({
        body: [],
      });
    }
    for (let tries = 0; tries < 10; tries += 1)
      expect((await lookUp(member.membershipCode, '6789', {}, from)).status).toBe(429);
    const proof = await solved(await lookUp(member.membershipCode, '6789', {}, from));
    expect(await lookUp(member.membershipCode, '6789', proof, from)).toMatchObject({
      status: 200,
      body: [{}],
    });
  });

  test('an address that has used up its own limit is not let in by a proof', async () => {
    const from = newAddress();
    for (let tries = 0; tries < 5; tries += 1) await lookUp(member.membershipCode, '0000', {}, from);
    await useUp(app, 'look-up');
    const proof = await solved(await lookUp(member.membershipCode, '6789'));
    expect(await lookUp(member.membershipCode, '6789', proof, from)).toMatchObject({ status: 200, body: [] });
    // It was not spent on the refusal.
    expect(await lookUp(member.membershipCode, '6789', proof)).toMatchObject({ status: 200, body: [{}] });
  });
});

describe('challenges', () => {
  test('are there for everybody at an address where somebody asks for hundreds, or fails at them', async () => {
    await useUp(app, 'look-up');
    const from = newAddress();
    const first = await lookUp(member.membershipCode, '6789', {}, from);
    const wrong = proofHeaders(challengeOf(first), { counter: 1, derivedKey: '00'.repeat(32) });
    for (let asked = 1; asked < 200; asked += 1) {
      const answer = await lookUp('KM-9999993', '6789', asked % 2 ? wrong : {}, from);
      expect(problemOf(answer).code).toBe('proof_required');
    }
    const proof = await solved(await lookUp(member.membershipCode, '6789', {}, from));
    expect(await lookUp(member.membershipCode, '6789', proof, from)).toMatchObject({
      status: 200,
      body: [{}],
    });
  });

  test('have their solution anywhere from the first try on, so that no program can start later', async () => {
    await useUp(app, 'look-up');
    let isEarly = false;
    for (let asked = 0; asked < 100 && !isEarly; asked += 1) {
      const { counter } = await solve(challengeOf(await lookUp(member.membershipCode, '6789')));
      expect(counter).toBeLessThan(480);
      isEarly = counter < 120;
    }
    expect(isEarly).toBe(true);
  });
});

describe('a solution', () => {
  test('counts once, also when it is sent twenty times at once', async () => {
    await useUp(app, 'registration');
    const proof = await solved(await register());
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(proof)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(19).fill(429)]);
    expect(await refusedWith(proof)).toBe('proof_required');
  });

  test('counts for ten minutes', async () => {
    await useUp(app, 'registration');
    const [early, late] = [await solved(await register()), await solved(await register())];
    app.clock.advance({ minutes: 9, seconds: 59 });
    expect((await register(early)).status).toBe(201);
    app.clock.advance({ seconds: 1 });
    expect(await refusedWith(late)).toBe('proof_required');
  });

  test('counts for what it was asked for', async () => {
    await useUp(app, 'registration');
    await useUp(app, 'look-up');
    const proof = await solved(await lookUp(member.membershipCode, '6789'));
    expect(await refusedWith(proof)).toBe('proof_required');
    expect((await lookUp(member.membershipCode, '6789', proof)).status).toBe(200);
  });

  test('is refused when it is wrong, made easier, made up or no solution at all', async () => {
    await useUp(app, 'registration');
    const challenge = challengeOf(await register());
    const solution = await solve(challenge);
    const forged = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    const { data } = challenge.parameters;
    const longer = {
      ...challenge,
      parameters: { ...challenge.parameters, data: { ...data, expiresAt: data.expiresAt + 60 } },
    };
    const proofs = [
      proofHeaders(challenge, { ...solution, counter: solution.counter + 1 }),
      proofHeaders(challenge, { ...solution, derivedKey: '00'.repeat(32) }),
      proofHeaders(forged, await solve(forged)),
      proofHeaders(longer, solution),
      proofHeaders({ ...challenge, signature: '0'.repeat(64) }, solution),
      { 'proof-of-work': 'e30=' },
      { 'proof-of-work': '\u00ff%%' },
      { 'proof-of-work': '' },
    ];
    for (const proof of proofs) expect(await refusedWith(proof)).toBe('proof_required');
    expect((await register(proofHeaders(challenge, solution))).status).toBe(201);
  });
});

test('the documentation names the header and the challenge', async () => {
  const { paths, components } = (await app.inject('/api/openapi.json')).json();
  const { parameters, responses } = paths['/api/member/lookup'].post;
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'Proof-Of-Work', in: 'header' }));
  expect(responses['429'].description).toContain('proof_required');
  expect(components.schemas.Problem.properties.challenge.properties).toHaveProperty('signature');
});
