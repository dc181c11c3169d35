import { dayOf, isMessageOn, takesSms, type TemplateKind } from '@kathok/contract';
import { hashSecretToken, newSecretToken } from '../../base/secret-token.ts';
import { lifetimes } from '../../base/lifetimes.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import { mayStrangerSend } from '../../platform/limits/stranger-messages.ts';
import { renderTemplate } from '../../platform/mail/templates/render-template.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { contactOfPersonForKeys } from '../../platform/telling/contact-before.ts';
import type { FeePayer } from '../members/index.ts';
import {
  findByCodeAndBirth,
  findLink,
  findStanding,
  lockLinkRow,
  updateLink,
} from './family-link.repository.ts';
import { isChild } from './link-rules.ts';
import { lockMembers } from './lock-link.ts';

export const findAskedJob = 'find_asked_family';

type FamilyMessage = Extract<TemplateKind, `family_${string}`>;

/**
 * Tells a kept member by e-mail, else by SMS, at the contact on file; never one that somebody else may have entered.
 * Where it brings a key, to the contact of before for a day, as with every key.
 */
export async function tellKept(
  tx: Tx,
  ctx: Ctx,
  kind: FamilyMessage,
  kept: FeePayer,
  values: Readonly<Record<string, string>>,
): Promise<boolean> {
  const settings = await readSettings(tx);
  if (!isMessageOn(settings, kind) || kept.isContactDoubtful || kept.erasedAt) return false;
  const { email, phone } = await contactOfPersonForKeys(tx, kept, ctx.now);
  const { hasSms } = await waysToSend(tx, ctx.now);
  const sms = phone && takesSms(phone) && hasSms ? { channel: 'sms' as const, recipient: phone } : null;
  const way = email ? { channel: 'email' as const, recipient: email } : sms;
  if (!way) return false;
  if (kind === 'family_asked' && (await mayStrangerSend(ctx, tx, way)) === 'no') return false;
  const message = renderTemplate(settings, kind, way.channel, { ...values, name: kept.name });
  const subject = message.subject || settings.centreName;
  await ctx.mail.send(tx, { kind, ...way, ...message, subject, memberId: kept.id });
  return true;
}

/** How the audit names a member whose family changed. The other side is named by code, which tells nobody who it is. */
export const auditedFamily = ({ id, name, membershipCode }: FeePayer) => ({
  entity: 'Member',
  entityId: id,
  label: `${name}, ${membershipCode}`,
});

export const familyJobs: JobHandlers = {
  /** Finds who was asked, if anybody, and tells them. A child is told nothing: a guardian speaks for them, at the office. */
  async [findAskedJob](ctx, payload) {
    await inTransaction(ctx, async (tx) => {
      const found = await lockAsked(tx, {
        linkId: String(payload['linkId']),
        code: payload['code'] === null ? null : String(payload['code']),
        dateOfBirth: String(payload['dateOfBirth']),
      });
      if (!found) return;
      const { link, keeper, kept } = found;
      await updateLink(tx, link.id, { memberId: kept.id });
      await ctx.audit(tx, {
        action: 'family_asked',
        ...auditedFamily(kept),
        after: { keeper: keeper.membershipCode, relation: link.relation },
      });
      if (isChild(kept.dateOfBirth, dayOf(ctx.now))) return;
      const token = newSecretToken();
      const isTold = await tellKept(tx, ctx, 'family_asked', kept, {
        keeper: keeper.name,
        link: `${ctx.baseUrl}/family-answer#${link.id}.${token}`,
      });
      if (!isTold) return;
      const answerUntil = new Date(ctx.now.getTime() + lifetimes.familyLink);
      await updateLink(tx, link.id, { answerHash: hashSecretToken(token), answerUntil });
    });
  },
};

/** Undefined where nobody is found, or somebody whom the keeper has asked or keeps already, or is. */
async function lockAsked(
  tx: Tx,
  { linkId, ...asked }: { linkId: string; code: string | null; dateOfBirth: string },
) {
  const memberId = await findByCodeAndBirth(tx, asked);
  const seen = await findLink(tx, linkId);
  if (!memberId || !seen || memberId === seen.keeperId) return undefined;
  const locked = await lockMembers(tx, [seen.keeperId, memberId]);
  const [keeper, kept] = [locked.of(seen.keeperId), locked.of(memberId)];
  const link = await lockLinkRow(tx, linkId);
  if (!keeper || !kept || kept.deletedAt || link?.state !== 'asked' || link.memberId) return undefined;
  const standing = await findStanding(tx, keeper.id);
  return standing.some((one) => one.memberId === kept.id) ? undefined : { link, keeper, kept };
}
