import { type Member, membershipCode, members } from '@kathok/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleMember, type ShippedIds, shippedIds } from '../../../testing/register-samples.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const lines: string[] = [];
let app: TestApp;
let ids: ShippedIds;
let officer: string;
let member: Member;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  app = await startTestApp({ log: log as never });
  ids = await shippedIds(app);
  officer = await app.signIn('Membership officer');
  const body = sampleMember(ids, {
    name: 'Tashi Wangmo',
    dateOfBirth: '1979-07-04',
    phone: '17 45 67 89',
    waiveFee: true,
  });
  member = await app.call(members.create, { body }, officer);
});
afterAll(() => app.close());
// Each test begins with fresh limits, and so with a fresh session.
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  officer = await app.signIn('Membership officer');
});

let network = 0;
const newAddress = () => {
  network += 1;
  return `10.9.${Math.floor(network / 250)}.${(network % 250) + 1}`;
};
async function lookUp(identifier: string, fact: string, remoteAddress = newAddress()) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/member/lookup',
    remoteAddress,
    payload: { identifier, fact },
  });
  return { status: answer.statusCode, body: answer.json<unknown[]>(), text: answer.body };
}

describe('an identifier and a fact', () => {
  test.each([
    ['code and phone’s end', () => member.membershipCode, '6789'],
    ['code in other writing', () => member.membershipCode.toLowerCase().replace('-', ' '), '67 89'],
    ['code and birth date', () => member.membershipCode, '4/7/1979'],
    ['CID and birth date', () => member.identityNumber ?? '', '4 July 1979'],
    [
      'CID and phone’s end',
      () => `${member.identityNumber?.slice(0, 5)} ${member.identityNumber?.slice(5)}`,
      '6789',
    ],
    ['phone and birth date', () => '17-456789', '1979-07-04'],
  ])('%s give the masked card', async (_, identifier, fact) => {
    const { status, body } = await lookUp(identifier(), fact);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: member.id,
        membershipCode: member.membershipCode,
        name: 'Ta*** W*****',
        membershipType: 'General',
        status: 'active',
        paidUntil: member.paidUntil,
        isLifetime: false,
        renewal: null,
        grant: expect.stringMatching(/^[\w-]{54}$/),
      },
    ]);
  });

  test('the end of a phone number proves nothing to somebody who has typed the number', async () => {
    expect((await lookUp('17456789', '6789')).body).toEqual([]);
  });

  test('a success is on record, for staff to see', async () => {
    await lookUp(member.membershipCode, '6789');
    const notes = await app.db
      .selectFrom('auditEntries')
      .select(['action', 'actorName'])
      .where('entityId', '=', member.id)
      .where('action', '=', 'look_up')
      .execute();
    expect(notes.at(-1)).toEqual({ action: 'look_up', actorName: 'Visitor' });
  });

  test('several of a family behind one phone are told apart by birth date', async () => {
    const phone = '77 00 11 22';
    for (const dateOfBirth of ['1950-01-01', '1985-05-05']) {
      await app.call(members.create, { body: sampleMember(ids, { phone, dateOfBirth }) }, officer);
    }
    expect((await lookUp(phone, '1985-05-05')).body).toHaveLength(1);
  });
});

test('nobody, a wrong fact and a limit that is reached answer the very same', async () => {
  const nobody = await lookUp('KM-9999993', '6789');
  const wrong = await lookUp(member.membershipCode, '0000');
  const nonsense = await lookUp('%', "' or true --");
  const address = newAddress();
  for (let tries = 0; tries < 5; tries += 1) await lookUp(member.membershipCode, '0000', address);
  const limited = await lookUp(member.membershipCode, '6789', address);
  for (const answer of [nobody, wrong, nonsense, limited])
    expect(answer).toEqual({ status: 200, body: [], text: '[]' });
});

describe('limits', () => {
  test('five failures on one identifier, and that address waits a quarter of an hour', async () => {
    const address = newAddress();
    for (let tries = 0; tries < 5; tries += 1) await lookUp(member.membershipCode, '1111', address);
    expect((await lookUp(member.membershipCode, '6789', address)).body).toEqual([]);
    app.clock.advance({ minutes: 16 });
    expect((await lookUp(member.membershipCode, '6789', address)).body).toHaveLength(1);
  });

  test('guesses from elsewhere do not lock the holder out', async () => {
    for (let tries = 0; tries < 40; tries += 1) await lookUp(member.membershipCode, String(1000 + tries));
    expect((await lookUp(member.membershipCode, '6789')).body).toHaveLength(1);
  });

  test('successes do not use the limits up', async () => {
    const address = newAddress();
    for (let tries = 0; tries < 25; tries += 1) {
      expect((await lookUp(member.membershipCode, '6789', address)).body).toHaveLength(1);
    }
  });

  test('many at once are still many: at most five are looked at', async () => {
    const address = newAddress();
    const facts = Array.from({ length: 30 }, (_, place) => (place === 29 ? '6789' : String(2000 + place)));
    const answers = await Promise.all(facts.map((fact) => lookUp(member.membershipCode, fact, address)));
    expect(answers.flatMap(({ body }) => body)).toEqual([]);
  });

  test('twenty failures of one address over all identifiers', async () => {
    const address = newAddress();
    for (let tries = 0; tries < 20; tries += 1)
      await lookUp(membershipCode('KM', 500 + tries), '6789', address);
    expect((await lookUp(member.membershipCode, '6789', address)).body).toEqual([]);
  });
});

const search = (text: string, fact?: string) =>
  app.send(members.search, { params: { text }, query: fact === undefined ? {} : { fact } });

describe('in an address', () => {
  test('a code and a fact answer like the look-up; CIDs, phones and names do not', async () => {
    expect((await search(member.membershipCode, '6789')).body).toMatchObject([{ name: 'Ta*** W*****' }]);
    for (const text of [member.identityNumber ?? '', '17456789', 'Tashi']) {
      expect(await search(text, '1979-07-04')).toMatchObject({ status: 200, body: [] });
    }
    expect(await search(member.membershipCode)).toMatchObject({ status: 200, body: [] });
  });

  test('staff find by part of a name, by code, CID and phone', async () => {
    for (const text of ['tashi', 'wang', member.membershipCode, member.identityNumber ?? '', '17456']) {
      const { body } = await app.send(members.search, { params: { text } }, { token: officer });
      expect(body).toMatchObject(expect.arrayContaining([expect.objectContaining({ id: member.id })]));
    }
  });
});

test('no log line names a CID, a phone number or a name', () => {
  // Ids of requests and instants are made of digits too.
  const text = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ time: _time, requestId: _requestId, reqId: _reqId, ms: _ms, ...said }) => JSON.stringify(said))
    .join('\n');
  expect(lines.length).toBeGreaterThan(100);
  expect(text).toContain('/api/member/member-individual-search/:text');
  for (const secret of [member.identityNumber ?? '', '17456789', 'Tashi', '6789'])
    expect(text).not.toContain(secret);
});
