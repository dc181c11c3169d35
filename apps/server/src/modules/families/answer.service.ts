import { dayOf, type families, type FamilyLink, type InputOf } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { hashSecretToken } from '../../base/secret-token.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction, isOwn, isStaff } from '../../platform/context.ts';
import { type FamilyLinkRecord, updateLink } from './family-link.repository.ts';
import { linkAsSeen } from './family.service.ts';
import { type LockedLink, lockLink } from './lock-link.ts';
import { isChild, mayMoveTo, type Side } from './link-rules.ts';
import { auditedFamily, tellKept } from './family-messages.ts';
import { words } from './words.en.ts';

type Update = InputOf<typeof families.updateLink>;

/** The member says yes or no, logged in or by the link of the message; either side, and the office, ends it. */
export function updateLinkState(ctx: Ctx, { params, body }: Update): Promise<FamilyLink> {
  if (!ctx.actor && body.token === undefined) throw new AppError('not_signed_in');
  return inTransaction(ctx, async (tx) => {
    const locked = await lockLink(tx, params.id);
    const side = sideOf(ctx, locked?.link, body.token);
    if (!locked || !side) throw new AppError(body.token === undefined ? 'not_found' : 'invalid_token');
    const { link } = locked;
    if (!mayMoveTo(link.state, body.state, side))
      throw new AppError('wrong_state', { detail: words.decided });
    await move(tx, ctx, locked, body.state);
    return linkAsSeen(ctx, tx, link, side);
  });
}

function sideOf(ctx: Ctx, link: FamilyLinkRecord | undefined, token: string | undefined): Side | null {
  if (!link) return null;
  if (token !== undefined) {
    const isGood = link.answerHash === hashSecretToken(token) && link.answerUntil! > ctx.now;
    return isGood ? 'kept' : null;
  }
  if (link.memberId && isOwn(ctx, link.memberId)) return 'kept';
  if (isOwn(ctx, link.keeperId)) return 'keeper';
  return isStaff(ctx, 'update') ? 'staff' : null;
}

const actions = { accepted: 'family_accepted', declined: 'family_declined', ended: 'family_ended' } as const;

async function move(
  tx: Tx,
  ctx: Ctx,
  { link, keeper, kept }: LockedLink,
  to: Update['body']['state'],
): Promise<void> {
  const by = ctx.actor?.id ?? null;
  if (to === 'accepted' && (!kept || isChild(kept.dateOfBirth, dayOf(ctx.now))))
    throw new AppError('wrong_state', { detail: words.isChild });
  const spent = { answerHash: null, answerUntil: null };
  await updateLink(
    tx,
    link.id,
    to === 'ended'
      ? { ...spent, state: to, endedAt: ctx.now, endedUser: by }
      : {
          ...spent,
          state: to,
          answeredAt: ctx.now,
          answeredUser: by,
          ...(to === 'accepted' && { consent: 'own' as const }),
        },
  );
  const action = actions[to];
  const after = { keeper: keeper.membershipCode, relation: link.relation };
  if (kept) await ctx.audit(tx, { action, ...auditedFamily(kept), after });
  if (!kept || link.state !== 'accepted')
    await ctx.audit(tx, { action, ...auditedFamily(keeper), after: { asked: link.askedCode } });
  if (!kept || (to !== 'accepted' && link.state !== 'accepted')) return;
  const kind = to === 'accepted' ? 'family_accepted' : 'family_ended';
  await tellKept(tx, ctx, kind, kept, { keeper: keeper.name, link: `${ctx.baseUrl}/family` });
}
