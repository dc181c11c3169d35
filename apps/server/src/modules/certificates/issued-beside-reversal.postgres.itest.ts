import { certificates, donations } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { auditFor } from '../../platform/audit/audit.ts';
import { startOffice } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';
import { findPersonOfMember, issueCertificate } from './index.ts';

const { app, desk } = await startOffice();

const give = (memberId: string, amount: string) => {
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount } as const;
  return app.call(donations.create, { body: { ...given, payment: { method: 'cash' } } }, desk.token);
};

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.count ?? 0;
}

async function untilSomebodyWaits(): Promise<void> {
  await expect.poll(countWaiting).toBeGreaterThan(0);
}

test('a certificate that is issued while a payment is reversed does not count its receipt', async () => {
  const { id: memberId } = await desk.member();
  const bounced = await give(memberId, '700.00');
  await give(memberId, '300.00');
  const personId = (await findPersonOfMember(app.db, memberId))!;
  const now = app.clock.now();
  const audit = auditFor({ actor: null, now, address: null, requestId: null });
  const asked = { personId, kind: 'pit' as const, year: Number(desk.today().slice(0, 4)) };

  const issuing = await app.db.startTransaction().execute();
  const id = (await issueCertificate(issuing, asked, { now, by: null, audit }))!;
  const reversal = { params: { id: bounced.id }, body: { reason: 'The cheque bounced' } };
  const reversed = app.call(donations.reverse, reversal, desk.token);
  await Promise.race([reversed, untilSomebodyWaits()]);
  await issuing.commit().execute();
  await reversed;

  expect(await app.call(certificates.get, { params: { id } }, desk.token)).toMatchObject({
    amount: '1000.00',
    status: 'replaced',
    voidReason: 'The cheque bounced',
  });
  expect(await findDisagreements(app.db)).toEqual([]);
});
