import { dayOf, type InputOf, type Member, type members } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import { oweFirstPeriod, requireTerms } from '../../coverages/index.ts';
import { offerAccounts } from '../accounts/offer-accounts.ts';
import { insertMembers } from './insert-members.ts';
import { requireNewMember } from '../people/known-person.ts';
import { auditedMember, findMember } from '../member.repository.ts';
import { dayErrors } from '../people/person-rules.ts';
import { auditableMember, toMember } from '../present-member.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

/** Staff enter a member; pending until the registration fee is paid, or at once where it is waived. */
export function createMember(ctx: Ctx, { body }: InputOf<typeof members.create>): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    const today = dayOf(ctx.now);
    const {
      waiveFee = false,
      wantsAccount = false,
      joinedOn = today,
      remarks,
      membershipTypeId,
      paymentFrequencyId,
      ...person
    } = body;
    const terms = await requireTerms(tx, body, dayErrors(body, today));
    const known = await requireNewMember(tx, person);
    const asked = { membershipTypeId, paymentFrequencyId, joinedOn };
    const member = { ...asked, person, ...(known && { personId: known.id }), ...(remarks && { remarks }) };
    const [inserted] = await insertMembers(tx, [member], { channel: 'staff', now: ctx.now });
    const { id } = orNotFound(inserted);
    await oweFirstPeriod(tx, { ...asked, memberId: id, terms, waiveFee, wantsAccount, now: ctx.now });
    const row = orNotFound(await findMember(tx, id));
    await ctx.audit(tx, {
      action: 'create',
      ...auditedMember(row),
      after: { ...auditableMember(row), waiveFee },
    });
    if (waiveFee && wantsAccount) await offerAccounts(tx, [id], ctx.now);
    return toMember(row, today, true);
  });
}
