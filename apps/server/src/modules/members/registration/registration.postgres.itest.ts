import { type CallOf, members } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
const ids = await shippedIds(app);

type Body = CallOf<typeof members.register>['body'];
const form = (values: Partial<Body> = {}): Body =>
  ({ ...sampleMember(ids), consent: true, ...values }) as Body;
const send = (body: Body, headers: Record<string, string> = {}) =>
  app.send(members.register, { body }, { headers });
const later = () => app.clock.advance({ minutes: 16 });

test('a visitor registers and is told what to pay and what to quote', async () => {
  const body = form({ name: 'Sonam Yangden' });
  const answer = await app.call(members.register, { body });
  expect(answer).toMatchObject({
    member: {
      name: 'So*** Y******',
      status: 'pending',
      membershipType: 'General',
      paidUntil: null,
      renewal: null,
    },
    amount: '1400.00',
    currency: 'BTN',
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  });
  const row = await app.db
    .selectFrom('members')
    .select(['channel', 'consentAt'])
    .where('id', '=', answer.member.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ channel: 'public', consentAt: app.clock.now() });
  const note = await app.db
    .selectFrom('auditEntries')
    .select(['actorName', 'after'])
    .where('entityId', '=', answer.member.id)
    .executeTakeFirstOrThrow();
  expect(note.actorName).toBe('Visitor');
  expect(JSON.stringify(note.after)).not.toContain(body.identityNumber);
});

test('the same request sent again is the same registration', async () => {
  const body = form();
  const key = { 'idempotency-key': 'my-phone-lost-the-answer' };
  const first = await send(body, key);
  const again = await send(body, key);
  expect(again.body).toEqual(first.body);
  expect(again.headers['idempotency-replayed']).toBe('true');
});

test('without consent, or with what only staff may say, nothing happens', async () => {
  const refused = await send({ ...form(), consent: false, remarks: 'x', waiveFee: true } as never);
  expect(refused.status).toBe(422);
  const { errors } = refused.body as { errors: { property: string }[] };
  expect(errors.map(({ property }) => property).sort()).toEqual(['consent', 'remarks', 'waiveFee']);
});

describe('who is registered already', () => {
  test('is told so without being named, by CID as by name, birth date and phone', async () => {
    later();
    const body = form({ name: 'Namgay Wangmo', identityType: 'passport', identityNumber: 'G765432' });
    await app.call(members.register, { body });
    const others = [
      form({ identityType: 'passport', identityNumber: 'g 765-432' }),
      form({ name: 'namgay wangmo', phone: body.phone }),
    ];
    for (const other of others) {
      const refused = await send(other);
      expect(refused).toMatchObject({ status: 409, body: { code: 'already_registered' } });
      expect(JSON.stringify(refused.body)).not.toMatch(/namgay|KM-|765432/i);
    }
  });

  test('twenty at once with one CID become one member', async () => {
    later();
    const body = form();
    const tries = Array.from({ length: 20 }, (_, place) => send({ ...body, phone: `771000${10 + place}` }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  test('twenty at once with one name, birth date and phone, but other passports, become one member', async () => {
    later();
    const body = form({ identityType: 'passport' });
    const tries = Array.from({ length: 20 }, (_, place) =>
      send({ ...body, identityNumber: `P99${100 + place}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  });
});

test('many from one address are asked to wait, refusals included; others go on', async () => {
  later();
  const known = sampleMember(ids);
  await app.call(members.create, { body: known }, await app.signIn('Membership officer'));
  const statuses: number[] = [];
  for (let place = 0; place < 32; place += 1) {
    const answer = await send(form({ identityNumber: known.identityNumber }), {
      'idempotency-key': `guess-${place}`,
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(409), 429, 429]);
  const last = await send(form());
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/member/register',
    remoteAddress: '198.51.100.7',
    payload: form(),
  });
  expect(elsewhere.statusCode).toBe(201);
});
