import { membershipCode } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Tx } from '../../../db/open-database.ts';
import { followCoverages } from '../../coverages/index.ts';
import { feeDue } from '../due/fee-due.ts';
import { coverPastFees } from './cover-past-fees.ts';
import { lockMembers } from './fee-import.repository.ts';
import type { PastFee } from './past-fee.ts';
import { feeFacts } from '../present-fee.ts';
import type { NewBatch } from '../../imports/index.ts';
import { newReferences } from '../../../platform/payment-reference.repository.ts';
import { recordPastPayments } from '../../past-payments/index.ts';
import { takeNumbers } from '../../../db/at-end/index.ts';

/** Writes fees that were paid long ago with a handful of statements: fee, renewal, days, payment, books, receipt. */
export async function insertPastFees(tx: Tx, rows: readonly PastFee[], batch: NewBatch): Promise<void> {
  const settled = rows.flatMap((row) =>
    row.settled ? [{ ...row, ...row.settled, feeId: randomUUID() }] : [],
  );
  const memberIds = [...new Set(settled.map(({ member }) => member.id))];
  await lockMembers(tx, memberIds);
  const references = await newReferences(tx, settled.length);
  const first = await takeNumbers(tx, 'fee_number', settled.length);
  const { importId, now } = batch;
  const fees = settled.map(({ feeId, member, frequencyId, kind, periods, period, payment }, place) => ({
    id: feeId,
    feeNumber: membershipCode('F', first + place),
    reference: references[place]!,
    memberId: member.id,
    kind,
    membershipTypeId: member.membershipTypeId,
    paymentFrequencyId: frequencyId,
    periods,
    ...period,
    amount: payment.amount,
    currency: payment.currency,
    status: 'paid' as const,
    paymentStatus: 'paid' as const,
    amountPaid: payment.amount,
    importId,
    createdAt: now,
    updatedAt: now,
  }));
  await insertMany(tx, 'membershipFees', fees);
  const renewals = fees.filter(({ kind }) => kind === 'renewal');
  await insertMany(
    tx,
    'membershipRenewals',
    renewals.map(({ id: feeId, memberId }) => ({
      id: randomUUID(),
      memberId,
      feeId,
      channel: 'import' as const,
      status: 'confirmed' as const,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await coverPastFees(tx, settled, batch);
  await followCoverages(tx, memberIds);
  const dues = settled.map(({ feeId, kind, member, period, payment }) => ({
    dueId: feeId,
    payment,
    facts: feeFacts({ ...member, ...period, id: feeId, memberId: member.id, kind, reference: null }),
  }));
  await recordPastPayments(tx, feeDue, dues, batch);
}
