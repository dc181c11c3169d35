import { certificates, donations } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMoneyDesk } from '../testing/money-desk.ts';
import { startAppForFile } from '../testing/office.ts';
import { foundAfter } from '../testing/tampering.ts';
import { findDisagreements } from './verify.ts';

const check = 'no valid certificate adds up a receipt of another person';

let donor: string;
let other: string;
const app = await startAppForFile();
const { token, purposeId, member, today } = await openMoneyDesk(app);
const [{ id: memberId }, { id: otherId }] = [await member(), await member()];
[donor, other] = [memberId, otherId];
const given = { donorType: 'member', memberId, purposeId, amount: '100' } as const;
const body = { ...given, payment: { method: 'cash' as const } };
const donationId = (await app.call(donations.create, { body }, token)).id;
const asked = { kind: 'pit' as const, year: Number(today().slice(0, 4)), memberId };
const issued = await app.call(certificates.issue, { body: asked }, token);
const certificateId = issued.id;
const certificateNumber = issued.certificateNumber;

const personOf = (memberId: string) => sql`(select person_id from all_members where id = ${memberId})`;
const giveDonationAway = () =>
  sql`update donations set member_id = ${other}, person_id = null where id = ${donationId}`;
const namesOf = (found: { check: string }[]) => found.map(({ check: name }) => name);

test('a certificate that was given to somebody else is named', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
  const found = await foundAfter(
    app.db,
    sql`update certificates set person_id = ${personOf(other)} where id = ${certificateId}`,
  );
  expect(namesOf(found)).toContain(check);
});

test('so is one whose donation is somebody else’s now', async () => {
  const found = await foundAfter(app.db, giveDonationAway());
  const named = found.find((finding) => finding.check === check)?.disagreement;
  expect(named?.record).toBe(`certificate ${certificateNumber}`);
});

test('two records that were merged are one person, and a void certificate may count anything', async () => {
  const merged = await foundAfter(
    app.db,
    giveDonationAway(),
    sql`update people set merged_into = ${personOf(donor)} where id = ${personOf(other)}`,
  );
  expect(namesOf(merged)).not.toContain(check);
  const withdrawn = await foundAfter(
    app.db,
    giveDonationAway(),
    sql`update certificates set voided_at = now(), void_reason = 'x' where id = ${certificateId}`,
  );
  expect(namesOf(withdrawn)).not.toContain(check);
});
