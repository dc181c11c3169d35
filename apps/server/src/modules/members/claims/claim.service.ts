import {
  type ClaimedField,
  claimedFields,
  type InputOf,
  maskIdentity,
  type members,
  type Paged,
  type PersonClaim,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import {
  findClaim,
  findMemberOfPerson,
  findPersonOnFile,
  findWaitingClaims,
  lockClaimRow,
  markClaimDecided,
  type WaitingClaim,
} from './claim.repository.ts';
import { notifyMember } from '../accounts/notify-member.ts';
import { confirmedBy } from '../people/claimed-contact.ts';
import { acceptedValues, type Details } from './claimed-details.ts';
import {
  auditedMember,
  findMember,
  lockMember,
  type MemberRecord,
  updateMemberRow,
  updatePersonRow,
} from '../member.repository.ts';
import { changesOfMember } from '../present-member.ts';
import { fields, words } from '../words.en.ts';
import { changes } from '../../../platform/audit/audit.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';

type Members = typeof members;

export async function listClaims(
  ctx: Ctx,
  { query }: InputOf<Members['listClaims']>,
): Promise<Paged<PersonClaim>> {
  const { data, meta } = await findWaitingClaims(ctx.db, query);
  return { data: data.map(toClaim), meta };
}

/** Staff say which of the details are right; the others stay as they are on file. Of two who decide, one is late. */
export function decideClaim(ctx: Ctx, { params, body }: InputOf<Members['decideClaim']>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { claim, member } = await lockClaim(tx, params.id);
    if (claim.decidedAt) throw new AppError('wrong_state', { detail: words.claimDecided });
    const details: Details = claim.details;
    const accepted = [...new Set(body.accept)];
    const unsaid = accepted.filter((field) => details[field] === undefined);
    if (unsaid.length > 0) throw fieldProblem('accept', 'wasSaid', words.notClaimed(namesOf(unsaid)));
    const values = acceptedValues(details, accepted);
    const decided = { decidedAt: ctx.now, decidedBy: actorOf(ctx).id, accepted };
    await markClaimDecided(tx, claim.id, decided);
    const before = await findPersonOnFile(tx, claim.personId);
    if (accepted.length > 0) {
      const confirmed = confirmedBy(values, before);
      await updatePersonRow(tx, claim.personId, { ...(values as object), ...confirmed }, ctx.now);
      if (member) {
        await updateMemberRow(tx, member.id, {}, ctx.now);
        await notifyMember(ctx, tx, member, orNotFound(await findMember(tx, member.id)));
      }
    }
    const kept = claimedFields.filter((field) => details[field] !== undefined && !accepted.includes(field));
    const reason = words.claimOutcome(namesOf(accepted), namesOf(kept));
    const audited = member
      ? { ...auditedMember(member), ...(await memberChanges(tx, member)) }
      : {
          entity: 'Person',
          entityId: claim.personId,
          label: before.name,
          ...changes<object>(masked(before), masked(values)),
        };
    await ctx.audit(tx, { action: 'decide_claim', ...audited, reason });
  });
}

/** The member first and then the claim, as a merge does, so that nobody waits in a circle; it may come in between. */
async function lockClaim(tx: Tx, id: string) {
  for (;;) {
    const { personId } = orNotFound(await findClaim(tx, id));
    const memberId = await findMemberOfPerson(tx, personId);
    const member = memberId === undefined ? undefined : await lockMember(tx, memberId);
    const claim = orNotFound(await lockClaimRow(tx, id));
    if (claim.personId === personId && member?.id === memberId) return { claim, member };
  }
}

async function memberChanges(tx: Tx, before: MemberRecord) {
  return changesOfMember(before, orNotFound(await findMember(tx, before.id)));
}

const namesOf = (list: readonly ClaimedField[]) => list.map((field) => fields[field] ?? field).join(', ');

function masked<Values extends object>(values: Values): Values {
  const number = 'identityNumber' in values ? values.identityNumber : null;
  return typeof number === 'string' ? { ...values, identityNumber: maskIdentity(number) } : values;
}

function toClaim(row: WaitingClaim): PersonClaim {
  const said: Details = masked(row.details);
  const onFile: Record<string, unknown> = masked(row);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    source: row.requestedBy ? 'member' : row.donationId ? 'donation' : 'registration',
    name: row.name,
    memberId: row.memberId,
    membershipCode: row.membershipCode,
    donationId: row.donationId,
    donationNumber: row.donationNumber,
    details: claimedFields.flatMap((field) => {
      const value = said[field];
      if (value === undefined) return [];
      const named = field === 'countryId' ? row.countryOnFile : (onFile[field] as string | null | undefined);
      return [
        { field, said: (field === 'countryId' ? row.countrySaid : null) ?? value, onFile: named ?? null },
      ];
    }),
  };
}
