import {
  dayOf,
  formatAmount,
  type InputOf,
  isMessageOn,
  type members,
  type ResponseOf,
  sumText,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { oweFirstPeriod, requireTerms } from '../../coverages/index.ts';
import { renderTemplate } from '../../../platform/mail/templates/render-template.ts';
import { recordClaim } from '../claims/record-claim.ts';
import { insertMembers, nobody } from '../editing/insert-members.ts';
import { isOnFile } from '../people/known-person.repository.ts';
import { requireNewMember } from '../people/known-person.ts';
import { toCard } from '../member-card.ts';
import { auditedMember, findMember } from '../member.repository.ts';
import { dayErrors } from '../people/person-rules.ts';
import { auditableMember } from '../present-member.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { mayStrangerSend } from '../../../platform/limits/stranger-messages.ts';
import { readSettings } from '../../../platform/settings.repository.ts';

type Register = typeof members.register;

/**
 * Somebody registers themselves, or a relative; the answer says what to pay and what to quote. Where the centre knows
 * the person already, what they say waits for staff, and the answer is the same as for everybody. Nobody is asked for a fee
 * that the centre has not confirmed.
 */
export function registerMember(ctx: Ctx, { body }: InputOf<Register>): Promise<ResponseOf<Register>> {
  return inTransaction(ctx, async (tx) => {
    const today = dayOf(ctx.now);
    const settings = await readSettings(tx);
    if (!settings.areFeesConfirmed) throw new AppError('registration_closed');
    const { consent: _given, wantsAccount = false, membershipTypeId, paymentFrequencyId, ...person } = body;
    const terms = await requireTerms(tx, body, dayErrors(body, today));
    const found = await requireNewMember(tx, person);
    const known = found && (await isOnFile(tx, found.id)) ? found : undefined;
    const asked = { membershipTypeId, paymentFrequencyId, joinedOn: today };
    const takenOver = found ? { personId: found.id, person: { ...nobody, ...person } } : { person };
    const whose = known ? { personId: known.id, person: null } : takenOver;
    const batch = { channel: 'public' as const, consentAt: ctx.now, now: ctx.now };
    const [inserted] = await insertMembers(tx, [{ ...asked, ...whose }], batch);
    const { id } = orNotFound(inserted);
    if (known)
      await recordClaim(tx, { personId: known.id, from: { memberId: id }, said: person, now: ctx.now });
    const first = { ...asked, memberId: id, terms, waiveFee: false, wantsAccount, now: ctx.now };
    const fee = await oweFirstPeriod(tx, first);
    const row = orNotFound(await findMember(tx, id));
    const recipient = isMessageOn(settings, 'registration_received') ? person.email : null;
    if (recipient && (await mayStrangerSend(ctx, tx, { recipient })) !== 'no') {
      // Nothing that was typed is repeated: the address may be that of somebody who knows nothing of this.
      const message = renderTemplate(settings, 'registration_received', 'email', {
        amount: sumText(fee.amount, fee.currency, settings.digitGrouping),
        reference: fee.reference,
        link: `${ctx.baseUrl}/member/${id}/renew/${fee.id}/make-payment`,
      });
      await ctx.mail.send(tx, { kind: 'registration', recipient, ...message });
    }
    await ctx.audit(tx, { action: 'register', ...auditedMember(row), after: auditableMember(row) });
    return {
      // As they wrote their name, so that nothing shows whether we knew them.
      member: toCard({ ...row, name: person.name }, [], today),
      feeId: fee.id,
      amount: formatAmount(fee.amount),
      currency: fee.currency,
      reference: fee.reference,
    };
  });
}
