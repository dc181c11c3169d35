import { type CallOf, type MemberRow, members, standingOf, standings, statusOf } from '@kathok/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { transact } from '../../../db/at-end/index.ts';
import { insertMembers, type NewMember } from '../editing/insert-members.ts';

const today = '2026-11-15';

const app = await startAppForFile();
const ids = await shippedIds(app);
const officer = await app.signIn('Membership officer');
const enter = (values: Partial<CallOf<typeof members.create>['body']>) =>
  app.call(members.create, { body: sampleMember(ids, values) }, officer);
await enter({
  name: 'Tshering Dorji',
  phone: '17 11 11 11',
  email: 'tshering@example.bt',
  gender: 'male',
  dzongkhag: 'Paro',
});
await enter({
  name: 'Dorji Tshering',
  identityType: 'passport',
  identityNumber: 'G100200',
  joinedOn: '2020-01-01',
  waiveFee: true,
});
await enter({ name: 'Élise Dürr', nameDzongkha: 'བཀྲ་ཤིས་དབང་མོ', waiveFee: true });
await enter({ name: 'Om % Prakash_', phone: '+61 400 123 456' });

type Query = CallOf<typeof members.list>['query'];
async function names(query: Query): Promise<string[]> {
  const { data } = await app.call(members.list, { query: { take: 100, ...query } }, officer);
  return data.map(({ name }) => name);
}

describe('searching', () => {
  test.each([
    ['part of a name', 'sheri', ['Dorji Tshering', 'Tshering Dorji']],
    ['words in any order', 'DORJI tsh', ['Dorji Tshering', 'Tshering Dorji']],
    ['without accents', 'elise durr', ['Élise Dürr']],
    ['with accents', 'Élise', ['Élise Dürr']],
    ['short beginnings of words', 'el du', ['Élise Dürr']],
    ['not the middle of a word by two letters', 'is', []],
    ['Dzongkha', 'དབང་མོ', ['Élise Dürr']],
    ['signs that mean something to a database', 'om % prakash_', ['Om % Prakash_']],
    ['a lone such sign', '%', ['Om % Prakash_']],
    ['phone with spaces', '17 11 11', ['Tshering Dorji']],
    ['phone with country', '+975 1711', ['Tshering Dorji']],
    ['foreign phone', '+61 400', ['Om % Prakash_']],
    ['e-mail', 'Tshering@', ['Tshering Dorji']],
    ['passport', 'g 100-200', ['Dorji Tshering']],
    ['code', 'km 0000018', ['Tshering Dorji']],
    ['beginning of a code', 'KM-000001', ['Tshering Dorji']],
    ['whole phone number', '17 11 11 11', ['Tshering Dorji']],
    ['whole phone number with country', '+975 17111111', ['Tshering Dorji']],
    ['whole phone number of another country', '+61 400 123 456', ['Om % Prakash_']],
    ['code without letters', '0000018', ['Tshering Dorji']],
    ['number of a code', '18', ['Tshering Dorji']],
    ['nobody', 'Nobody Atall', []],
  ])('by %s', async (_, q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });

  test('by a whole CID or its beginning', async () => {
    const { data } = await app.call(members.list, { query: { q: 'Tshering Dorji' } }, officer);
    const tshering = data.find(({ name }) => name === 'Tshering Dorji');
    const { identityNumber } = (await app.call(
      members.get,
      { params: { id: tshering?.id ?? '' } },
      officer,
    )) as MemberRow;
    expect(await names({ q: identityNumber?.replace(/(....)/g, '$1 ') })).toEqual(['Tshering Dorji']);
    expect(await names({ q: identityNumber?.slice(0, 9) })).toHaveLength(3);
    expect(tshering?.identityNumber).toMatch(/^•{9}\d\d$/);
  });
});

describe('filtering and sorting', () => {
  test.each<[string, Query, string[]]>([
    ['dzongkhag', { dzongkhag: 'Paro' }, ['Tshering Dorji']],
    ['gender', { gender: 'male' }, ['Tshering Dorji']],
    ['joining', { joinedTo: '2020-12-31' }, ['Dorji Tshering']],
    ['joining from', { joinedFrom: '2026-11-15', q: 'dorji' }, ['Tshering Dorji']],
    ['paid days', { paidUntilFrom: '2027-01-01' }, ['Élise Dürr']],
    ['paid days until', { paidUntilTo: '2026-01-01' }, ['Dorji Tshering']],
    ['status', { status: 'inactive' }, ['Dorji Tshering']],
    ['standing', { standing: 'current' }, ['Élise Dürr']],
    ['both', { status: 'pending', q: 'dorji' }, ['Tshering Dorji']],
    ['phone', { hasPhone: false }, []],
    [
      'name, backwards',
      { sortBy: 'name', order: 'DESC' },
      ['Tshering Dorji', 'Om % Prakash_', 'Élise Dürr', 'Dorji Tshering'],
    ],
    [
      'code',
      { sortBy: 'membershipCode' },
      ['Tshering Dorji', 'Dorji Tshering', 'Élise Dürr', 'Om % Prakash_'],
    ],
    ['paid days, those without last', { sortBy: 'paidUntil', take: 2 }, ['Dorji Tshering', 'Élise Dürr']],
  ])('by %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('by country, type and frequency', async () => {
    expect(
      await names({ countryId: ids.bhutan, membershipTypeId: ids.general, paymentFrequencyId: ids.yearly }),
    ).toHaveLength(4);
    expect(await names({ membershipTypeId: ids.life })).toEqual([]);
  });

  test('in pages that leave nobody out and show nobody twice', async () => {
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(...(await app.call(members.list, { query: { page, take: 2 } }, officer)).data);
    expect(pages.map(({ name }) => name)).toEqual(await names({}));
    expect(pages).toHaveLength(4);
  });

  test('refuses what it does not know', async () => {
    const query = {
      sortBy: 'people.name; drop table members',
      standing: 'asleep',
      joinedFrom: '2026-02-30',
      countryId: 'x',
      q2: '',
    };
    const { status, body } = await app.send(members.list, { query: query as never }, { token: officer });
    expect(status).toBe(422);
    const { errors } = body as { errors: { property: string }[] };
    expect(errors.map(({ property }) => property).sort()).toEqual(Object.keys(query).sort());
  });
});

describe('standing in SQL', () => {
  const day = fc.integer({ min: -500, max: 500 }).map((shift) => {
    const at = new Date(`${today}T00:00:00Z`);
    at.setUTCDate(at.getUTCDate() + shift);
    return at.toISOString().slice(0, 10);
  });
  const nearby = fc.oneof(
    fc.constantFrom('2026-11-14', today, '2026-10-16', '2026-10-15', '2026-09-16', '2026-09-15'),
    day,
  );
  const anyone = fc.record({
    type: fc.constantFrom('GEN', 'PAT', 'LIFE', 'STU'),
    paid: fc.constantFrom('never', 'days', 'life'),
    until: nearby,
    endReason: fc.constantFrom(null, null, null, 'resigned', 'deceased', 'suspended', 'declined'),
  });

  test('says of everybody what the rule says', async () => {
    const types = await app.db.selectFrom('membershipTypes').select(['id', 'code', 'graceDays']).execute();
    const typeOf = new Map(types.map((type) => [type.code, type]));
    const people = fc.sample(anyone, { numRuns: 600, seed: 20_261_115 });
    const rows = people.map((person, place): NewMember => ({
      person: { name: `Random ${place}` },
      membershipTypeId: typeOf.get(person.type)?.id ?? '',
      paymentFrequencyId: ids.yearly,
      joinedOn: '2000-01-01',
      coverage:
        person.paid === 'never'
          ? null
          : { from: '2000-01-01', to: person.paid === 'life' ? null : person.until, source: 'import' },
      ...(person.endReason && { endReason: person.endReason, endedOn: '2026-01-01' }),
    }));
    const inserted = await transact(app.db, (tx) =>
      insertMembers(tx, rows, { channel: 'import', now: app.clock.now() }),
    );
    const expected = new Map(
      people.map((person, place) => {
        const standing = standingOf(
          {
            endReason: person.endReason,
            isLifetime: person.paid === 'life',
            paidUntil: person.paid === 'days' ? person.until : null,
            graceDays: typeOf.get(person.type)?.graceDays ?? 0,
          },
          today,
        );
        return [inserted[place]?.id, standing];
      }),
    );
    const found = async (query: Query) => {
      const all: MemberRow[] = [];
      for (let page = 1; ; page += 1) {
        const { data, meta } = await app.call(
          members.list,
          { query: { q: 'random', take: 100, page, ...query } },
          officer,
        );
        all.push(...data);
        if (!meta.hasNextPage) break;
      }
      return all;
    };
    for (const standing of standings) {
      const wanted = [...expected].filter(([, one]) => one === standing).map(([id]) => id);
      const rows = await found({ standing });
      expect({ standing, ids: rows.map(({ id }) => id).sort() }).toEqual({ standing, ids: wanted.sort() });
      expect(rows.every((row) => row.standing === standing && row.status === statusOf(standing))).toBe(true);
      expect(wanted.length).toBeGreaterThan(0);
    }
    for (const status of ['pending', 'active', 'inactive'] as const) {
      const wanted = [...expected].filter(([, one]) => statusOf(one) === status).map(([id]) => id);
      const ids = (await found({ status })).map(({ id }) => id).sort();
      expect({ status, ids }).toEqual({ status, ids: wanted.sort() });
    }
  });
});
