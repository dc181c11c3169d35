import { donations, privacy } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sealAuditEntries } from '../platform/audit/audit.repository.ts';
import { openMoneyDesk } from '../testing/money-desk.ts';
import { startAppForFile } from '../testing/office.ts';
import { foundAfter, lookAfter } from '../testing/tampering.ts';
import { findDisagreements } from './verify.ts';

const app = await startAppForFile();
const { token, member, donation } = await openMoneyDesk(app);
const gone = await member();
const erasedId = gone.id;
const body = { membershipCode: gone.membershipCode, reason: 'Asked for' };
await app.call(privacy.erase, { params: { id: gone.id }, body }, token);
const living = await member();
const donationId = await donation();
await app.call(donations.update, { params: { id: donationId }, body: { amount: '900' } }, token);
await sealAuditEntries(app.db);

const found = (check: string, record: string | RegExp) => [
  expect.objectContaining({
    check,
    disagreement: expect.objectContaining({ record: expect.stringMatching(record) }),
  }),
];
/** What somebody writes who wants an entry of the audit to look redacted by an erasure. */
const forgedErasure = (memberId: string) => sql`
  with about as (select max(id) as id from audit_entries where entity = 'Donation' and entity_id = ${donationId}),
    round as (select gen_random_uuid() as id),
    redacted as (select round.id as round, about.id as entry_id,
      redact_audit_entry(round.id, about.id, 'Somebody else', null, null, null, null, null) from about, round)
  insert into audit_entries (at, actor_name, action, entity, entity_id, reason, after)
  select now(), 'Dorji', 'erase', 'Member', ${memberId}, 'Asked for', jsonb_build_object('round', round, 'redactedEntries', 1)
  from redacted`;
/** The digest is written afterwards, when what is left of the entry is known. */
const withDigest = sql`
  update audit_entries set after = after || jsonb_build_object('redactions', (
    select encode(sha256(convert_to(string_agg(entry_id || ':' || digest, ',' order by entry_id), 'UTF8')), 'hex')
    from audit_redactions where round::text = audit_entries.after->>'round'))
  where id = (select max(id) from audit_entries)`;

test('an honest erasure is accepted', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('somebody who was erased past the product is found: no entry of the audit says so', async () => {
  const emptied = sql`update people set erased_at = now(), name = 'Erased person', identity_type = null, identity_number = null,
    phone = null, email = null, gender = null, date_of_birth = null, dzongkhag = null, gewog = null, village = null
    where id = (select person_id from all_members where id = ${living.id})`;
  expect(await foundAfter(app.db, emptied)).toEqual(
    expect.arrayContaining(found('everybody who was erased was erased on record', '^person ')),
  );
});

test('an erasure in the audit that erased nobody is found', async () => {
  const findings = await lookAfter(app.db, [], async (tx) => {
    await sql`insert into audit_entries (at, actor_name, action, entity, entity_id, reason)
      values (now(), 'Dorji', 'erase', 'Member', ${living.id}, 'Asked for')`.execute(tx);
    await sealAuditEntries(tx);
    return findDisagreements(tx);
  });
  expect(findings).toEqual(found('every erasure on record erased somebody', '^audit entry '));
});

test('an entry that is redacted under the name of somebody who was really erased is found', async () => {
  const findings = await lookAfter(app.db, [], async (tx) => {
    await forgedErasure(erasedId).execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    await withDigest.execute(tx);
    await sql`update audit_unsealed set digest = audit_digest('', entries) from audit_entries as entries
      where entries.id = audit_unsealed.entry_id`.execute(tx);
    await sql`set local session_replication_role = origin`.execute(tx);
    await sealAuditEntries(tx);
    return findDisagreements(tx);
  });
  expect(findings).toEqual(found('only entries about people who were erased are redacted', '^audit entry '));
});

test('an erasure beside the chain backs nothing', async () => {
  const findings = await foundAfter(app.db, forgedErasure(erasedId), withDigest);
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        disagreement: expect.objectContaining({ problem: 'it was redacted, and no erasure says so' }),
      }),
    ]),
  );
});
