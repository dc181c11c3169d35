import { donations, imports, members, privacy } from '@kathok/contract';
import { expect, test } from 'vitest';
import { howMany } from '../../../testing/how-many.ts';
import { csvFile, memberCells } from '../../../testing/member-sheet.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const { app, desk } = await startOffice();

const newMember = (name: string, more: object = {}) =>
  app.call(members.create, { body: sampleMember(desk.ids, { name, waiveFee: true, ...more }) }, desk.token);
const erase = ({ id, membershipCode }: { id: string; membershipCode: string }) =>
  app.send(
    privacy.erase,
    { params: { id }, body: { membershipCode, reason: 'Asked for by letter' } },
    { token: desk.token },
  );

test('what is kept about somebody with the same name and address stays', async () => {
  const name = 'Namesake Trace';
  const shared = { phone: '77445566', email: 'family-trace@example.bt' };
  const person = await newMember(name, { identityNumber: '11488000001', ...shared });
  const donor = { donorType: 'non_member', donorName: name, phone: shared.phone } as const;
  const given = { purposeId: desk.purposeId, amount: '60' } as const;
  const headers = { 'idempotency-key': 'namesake-answer-1' };
  const body = { ...donor, identityType: 'cid', identityNumber: '11488000002', ...given } as const;
  await app.send(donations.create, { body }, { token: desk.token, headers });
  const spoiled = (cid: string) => ({ Name: name, CID: cid, 'Date of birth': 'unknown' });
  const file = csvFile([
    memberCells(1, spoiled('11488000001')),
    memberCells(2, spoiled('11488000003')),
    memberCells(91_001),
  ]);
  await app.call(imports.members, { body: { file, mode: 'commit', onError: 'skip' } }, desk.token);
  await app.jobs.runDue();

  expect((await erase(person)).status).toBe(204);
  const kept = await app.db.selectFrom('idempotencyKeys').select('response').execute();
  expect(JSON.stringify(kept)).toContain('11488000002');
  const rejected = JSON.stringify(await app.db.selectFrom('importRejections').select('cells').execute());
  expect(rejected).toContain('11488000003');
  expect(rejected).not.toContain('11488000001');
});

test('merging two people while one is being erased ends in one of the two, never in between', async () => {
  await app.listen();
  for (let round = 0; round < howMany({ test: 3, prove: 60 }); round += 1) {
    const one = await newMember('Mergedone Trace');
    const two = await newMember('Mergedtwo Trace');
    const merge = (id: string, otherId: string) =>
      app.send(members.merge, { params: { id }, body: { otherId } }, { token: desk.token });
    const [erased, merged] = await Promise.all([
      erase(one),
      round % 2 === 0 ? merge(one.id, two.id) : merge(two.id, one.id),
    ]);
    expect([204, 404, 409]).toContain(erased.status);
    expect([200, 404, 409, 422]).toContain(merged.status);
    const people = await app.db
      .selectFrom('people')
      .innerJoin('allMembers', 'allMembers.personId', 'people.id')
      .select(['allMembers.id', 'people.name', 'people.erasedAt', 'people.mergedInto'])
      .where('allMembers.id', 'in', [one.id, two.id])
      .execute();
    const first = people.find(({ id }) => id === one.id)!;
    const second = people.find(({ id }) => id === two.id)!;
    expect(first.erasedAt !== null).toBe(erased.status === 204);
    // Once they are one person both are erased, or neither is.
    const isErased = merged.status === 200 && first.erasedAt !== null;
    expect([second.erasedAt !== null, second.name === 'Erased person']).toEqual([isErased, isErased]);
  }
  expect(await findDisagreements(app.db)).toEqual([]);
});
