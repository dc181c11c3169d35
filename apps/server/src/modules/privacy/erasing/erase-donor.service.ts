import type { InputOf, privacy } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findWholeDonor } from '../whole-person.repository.ts';
import { findSheetsNaming, type Sheets } from './empty-elsewhere.ts';
import { erasePerson } from './erase-person.ts';
import { isErasedDonor, lockDonation, lockWholePerson } from './erase.repository.ts';
import { words } from './words.en.ts';

type Erase = InputOf<typeof privacy.eraseDonor>;

export const sheetsOfDonor = async (ctx: Ctx, { params }: Erase): Promise<Sheets> =>
  findSheetsNaming(ctx, await findWholeDonor(ctx.db, params.id));

/** Somebody who never was a member, found by one of their donations. All donations that are known to be theirs are emptied. */
export function eraseDonor(ctx: Ctx, { params, body }: Erase, sheets: Sheets): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { donationNumber } = orNotFound(await lockDonation(tx, params.id));
    if (body.donationNumber.trim().toUpperCase() !== donationNumber.toUpperCase())
      throw fieldProblem('donationNumber', 'isSame', words.otherNumber);
    await lockWholePerson(tx, orNotFound(await findWholeDonor(tx, params.id)));
    // They may have become a member, or been merged with one, before the lock was given.
    const donor = orNotFound(await findWholeDonor(tx, params.id));
    if (donor.memberIds.length > 0) throw new AppError('wrong_state', { detail: words.isMember });
    if (await isErasedDonor(tx, params.id))
      throw new AppError('wrong_state', { detail: words.alreadyErased });
    const record = { entity: 'Donation', entityId: params.id, label: donationNumber } as const;
    await erasePerson(tx, ctx, donor, { record, ...body, sheets });
  });
}
