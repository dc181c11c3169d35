import {
  donations,
  imports,
  memberLists,
  members,
  mostMemberLists,
  mostOnMemberList,
  privacy,
} from '@kathok/contract';
import { expect, test } from 'vitest';
import { csvFile, memberCells } from '../../testing/member-sheet.ts';
import { cellsOf } from '../../testing/read-all-rows.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();
const officer = await app.signIn('Membership officer');

const newIds = async (count: number) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await desk.member()).id);
  return ids.sort();
};
const create = (name: string, ids: string[]) =>
  app.call(memberLists.create, { body: { name, ids } }, officer);
const add = (id: string, ids: string[]) =>
  app.call(memberLists.addMembers, { params: { id }, body: { ids } }, officer);
const takeOff = (id: string, ids: string[]) =>
  app.call(memberLists.removeMembers, { params: { id }, body: { ids } }, officer);
const onList = async (listId: string) => {
  const { data, meta } = await app.call(members.list, { query: { listId, take: 100 } }, officer);
  expect(meta.itemCount).toBe(data.length);
  return data.map(({ id }) => id).sort();
};
const countOf = async (id: string) =>
  (await app.call(memberLists.all, {}, officer)).find((list) => list.id === id)?.memberCount;

test('a list is started, grows, shrinks, is renamed and deleted, and its members stay', async () => {
  const [first, second, third] = (await newIds(3)) as [string, string, string];
  const list = await create('Losar helpers', [first, second]);
  expect(list).toMatchObject({ name: 'Losar helpers', memberCount: 2 });
  expect(await onList(list.id)).toEqual([first, second]);
  // Somebody who is on it already stays on it once.
  expect(await add(list.id, [second, third, third])).toMatchObject({ added: 1, memberCount: 3 });
  expect(await takeOff(list.id, [first])).toMatchObject({ removed: 1, memberCount: 2 });
  expect(await takeOff(list.id, [first])).toMatchObject({ removed: 0, memberCount: 2 });
  expect(await onList(list.id)).toEqual([second, third].sort());
  const params = { id: list.id };
  const renamed = await app.call(memberLists.update, { params, body: { name: 'Drupchen cooks' } }, officer);
  expect(renamed).toEqual({ id: list.id, name: 'Drupchen cooks', memberCount: 2 });
  await app.call(memberLists.remove, { params }, officer);
  expect(await countOf(list.id)).toBeUndefined();
  expect(await onList(list.id)).toEqual([]);
  const { data } = await app.call(members.list, { query: { ids: [first, second, third].join() } }, officer);
  expect(data).toHaveLength(3);
  const entries = await app.db
    .selectFrom('auditEntries')
    .select(['action', 'label'])
    .where('entity', '=', 'MemberList')
    .where('entityId', '=', list.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, label }) => `${action} ${label}`)).toEqual([
    'create Losar helpers',
    'add_members Losar helpers',
    'remove_members Losar helpers',
    'update Drupchen cooks',
    'remove Drupchen cooks',
  ]);
});

test('a list whose answer was lost is sent again, and is started once', async () => {
  const body = { name: 'Sent twice', ids: await newIds(1) };
  const headers = { 'idempotency-key': 'member-list-sent-twice' };
  const answers = [
    await app.send(memberLists.create, { body }, { token: officer, headers }),
    await app.send(memberLists.create, { body }, { token: officer, headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});

test('an export of a list has its members and nobody else', async () => {
  const [first, second] = (await newIds(2)) as [string, string];
  const list = await create('Exported', [first, second]);
  const query = { listId: list.id, includeInactive: 'true', format: 'csv' } as never;
  const { bytes } = await app.send(members.all, { query }, { token: desk.token });
  expect(await cellsOf(bytes)).toHaveLength(3);
});

const refused = async (id: string, ids: unknown) => {
  const sent = { params: { id }, body: { ids } as { ids: string[] } };
  const { status, body } = await app.send(memberLists.addMembers, sent, { token: officer });
  const { errors } = body as { errors?: { property: string }[] };
  return [status, errors?.[0]?.property.split('.')[0]];
};

test('what cannot be put on a list is refused with the field, and nobody is added', async () => {
  const [known] = (await newIds(1)) as [string];
  const list = await create('Refusing', [known]);
  const unknown = '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01';
  const [other] = (await newIds(1)) as [string];
  expect(await refused(list.id, [other, unknown])).toEqual([422, 'ids']);
  expect(await refused(list.id, [])).toEqual([422, 'ids']);
  expect(await refused(list.id, ['x'])).toEqual([422, 'ids']);
  expect(
    await refused(
      list.id,
      Array.from({ length: 201 }, () => other),
    ),
  ).toEqual([422, 'ids']);
  expect(await refused(unknown, [other])).toEqual([404, undefined]);
  expect(await onList(list.id)).toEqual([known]);
  for (const name of ['REFUSING', ' ', 'x'.repeat(41), 'two\nlines']) {
    const answer = await app.send(memberLists.create, { body: { name, ids: [other] } }, { token: officer });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ property: 'name' }] } });
  }
});

test('there is an end to the lists, also when many are started at once', async () => {
  const [known] = (await newIds(1)) as [string];
  const before = (await app.call(memberLists.all, {}, officer)).length;
  const wanted = mostMemberLists - before + 4;
  await app.listen();
  const answers = await Promise.all(
    Array.from({ length: wanted }, (_, number) =>
      app.send(memberLists.create, { body: { name: `Many ${number}`, ids: [known] } }, { token: officer }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(wanted - 4);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  await app.db.deleteFrom('memberLists').where('name', 'like', 'Many %').execute();
});

test('there is an end to the members of a list', async () => {
  const [first, second] = (await newIds(2)) as [string, string];
  const list = await create('Full', [first]);
  await app.database.pool.query(
    `insert into people (id, name) select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Filler'
      from generate_series(1, ${mostOnMemberList - 1}) as i;
    insert into members (id, person_id, membership_code, membership_type_id, payment_frequency_id, joined_on, channel)
      select people.id, people.id, 'FILL-' || right(people.id::text, 6), type.id, frequency.id, '2020-01-01', 'staff'
      from people, (select id from membership_types limit 1) as type, (select id from payment_frequencies limit 1) as frequency
      where people.name = 'Filler';
    insert into member_list_entries (list_id, member_id, added_at)
      select '${list.id}', people.id, now() from people where people.name = 'Filler'`,
  );
  await expect(add(list.id, [second])).rejects.toMatchObject({ status: 422 });
  expect(await countOf(list.id)).toBe(mostOnMemberList);
});

test('a merge puts the kept one on the lists of both, and taking it back undoes that', async () => {
  const [kept, other] = (await newIds(2)) as [string, string];
  const both = await create('Of both', [kept, other]);
  const theirs = await create('Of the other', [other]);
  const merged = await app.call(members.merge, { params: { id: kept }, body: { otherId: other } }, officer);
  expect([await onList(both.id), await onList(theirs.id)]).toEqual([[kept], [kept]]);
  expect([await countOf(both.id), await countOf(theirs.id)]).toEqual([1, 1]);
  await app.call(members.undoMerge, { params: { id: merged.mergeId } }, officer);
  expect([await onList(both.id), await onList(theirs.id)]).toEqual([[kept, other].sort(), [other]]);
});

test('somebody removed leaves the list, and comes back onto it when restored', async () => {
  const [gone, there] = (await newIds(2)) as [string, string];
  const list = await create('Removed', [gone, there]);
  const params = { id: gone };
  await app.call(members.remove, { params }, desk.token);
  expect([await onList(list.id), await countOf(list.id)]).toEqual([[there], 1]);
  await expect(add(list.id, [gone])).rejects.toMatchObject({ status: 422 });
  await app.call(members.restore, { params }, desk.token);
  expect([await onList(list.id), await countOf(list.id)]).toEqual([[gone, there].sort(), 2]);
});

test('somebody erased is on no list, and is not put on one again', async () => {
  const { id, membershipCode } = await desk.member();
  const list = await create('Erased', [id]);
  const body = { membershipCode, reason: 'Asked for by letter' };
  await app.call(privacy.erase, { params: { id }, body }, desk.token);
  expect([await onList(list.id), await countOf(list.id)]).toEqual([[], 0]);
  await expect(add(list.id, [id])).rejects.toMatchObject({ status: 422 });
});

test('an import is taken back although its members are on a list', async () => {
  const sent = { file: csvFile([memberCells(70_001)]), mode: 'commit', onError: 'skip' } as const;
  const { importId } = await app.call(imports.members, { body: sent }, desk.token);
  await app.jobs.runDue();
  const { id } = await app.db
    .selectFrom('members')
    .select('id')
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  const list = await create('Imported', [id]);
  await app.call(imports.undo, { params: { id: importId } }, desk.token);
  await app.jobs.runDue();
  expect([await onList(list.id), await countOf(list.id)]).toEqual([[], 0]);
});

test('of donations their members are told apart from other donors', async () => {
  const { id: memberId } = await desk.member();
  const sum = { purposeId: desk.purposeId, amount: '75', payment: { method: 'cash' } } as const;
  const give = async (donor: object) =>
    (await app.call(donations.create, { body: { ...sum, ...donor } as never }, desk.token)).id;
  const ids = [
    await give({ donorType: 'member', memberId }),
    await give({ donorType: 'member', memberId }),
    await give({ donorType: 'non_member', donorName: 'A Visitor' }),
  ].join();
  const treasurer = await app.signIn('Treasurer');
  const found = await app.call(donations.donorMembers, { query: { ids } }, treasurer);
  expect(found).toEqual({ memberIds: [memberId], otherDonations: 1 });
});
