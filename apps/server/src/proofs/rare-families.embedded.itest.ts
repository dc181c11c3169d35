import { families, jointPayments, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { isKept as mayOpenCard } from '../modules/documents/cards/card.repository.ts';
import { isPaidByKeeper } from '../modules/documents/receipts/receipt-paper.repository.ts';
import { isKept } from '../modules/families/family-link.repository.ts';
import { findMemberOfOpenFee } from '../modules/joint-payments/joint-payment.repository.ts';
import { putLinksBack } from '../modules/members/merging/merged-families.repository.ts';
import { startOffice } from '../testing/office.ts';
import { findDisagreements } from '../verify/verify.ts';

const { app, desk } = await startOffice();

test('a family of three, paid for at once, on the embedded database', async () => {
  const [keeper, one, other] = [await desk.member(), await desk.member(), await desk.member()];
  for (const { id: memberId } of [one, other]) {
    const link = {
      keeperId: keeper.id,
      memberId,
      relation: 'child',
      consent: 'paper',
      note: 'Letter',
    } as const;
    await app.call(families.createLink, { body: link }, desk.token);
  }
  for (const asks of [isKept, mayOpenCard]) expect(await asks(app.db, keeper.id, one.id)).toBe(true);
  const items = [{ memberId: one.id }, { memberId: other.id }];
  const body = { items, method: 'cash' as const, payerId: keeper.id };
  const joint = await app.call(jointPayments.create, { body }, desk.token);
  expect(joint).toMatchObject({ paymentStatus: 'paid', items: [{ amountPaid: '1200.00' }, {}] });
  expect(await findMemberOfOpenFee(app.db, joint.items[0]!.feeId!)).toBe(one.id);
  expect(await isPaidByKeeper(app.db, keeper.id, joint.items[0]!.paymentId!)).toBe(true);
  const { keeps } = await app.call(families.get, { query: { memberId: keeper.id } }, desk.token);
  expect(keeps.map((link) => link.kept?.receipts.length)).toEqual([1, 1]);
  await app.call(
    jointPayments.reverse,
    { params: { id: joint.id }, body: { reason: 'Bounced' } },
    desk.token,
  );
  const merge = { params: { id: one.id }, body: { otherId: other.id } };
  const { mergeId } = await app.call(members.merge, merge, desk.token);
  await app.call(members.undoMerge, { params: { id: mergeId } }, desk.token);
  await app.db.transaction().execute((tx) => putLinksBack(tx, []));
  expect(await findDisagreements(app.db)).toEqual([]);
});
