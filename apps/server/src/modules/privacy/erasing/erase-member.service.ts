import { type InputOf, type privacy, readMembershipCode } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findWholePerson } from '../whole-person.repository.ts';
import { findSheetsNaming, type Sheets } from './empty-elsewhere.ts';
import { erasePerson } from './erase-person.ts';
import { findErasable, lockWholePerson } from './erase.repository.ts';
import { words } from './words.en.ts';

type Erase = InputOf<typeof privacy.erase>;

export const sheetsOfMember = async (ctx: Ctx, { params }: Erase): Promise<Sheets> =>
  findSheetsNaming(ctx, await findWholePerson(ctx.db, params.id));

export function eraseMember(ctx: Ctx, { params, body }: Erase, sheets: Sheets): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const whole = orNotFound(await findWholePerson(tx, params.id));
    await lockWholePerson(tx, whole);
    // Somebody may have been merged with them before the lock was given.
    const locked = await findWholePerson(tx, params.id);
    if (locked?.memberIds.toSorted().join() !== whole.memberIds.toSorted().join())
      throw new AppError('wrong_state', { detail: words.mergedMeanwhile });
    const { membershipCode, erasedAt } = orNotFound(await findErasable(tx, params.id));
    const typed = readMembershipCode(body.membershipCode) ?? body.membershipCode;
    if (typed !== membershipCode) throw fieldProblem('membershipCode', 'isSame', words.otherCode);
    if (erasedAt) throw new AppError('wrong_state', { detail: words.alreadyErased });
    const record = { entity: 'Member', entityId: params.id, label: membershipCode } as const;
    await erasePerson(tx, ctx, locked, { record, ...body, sheets });
  });
}
