import { type Day, englishFormat, isMessageOn, type TemplateKind } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { renderTemplate } from '../../../platform/mail/templates/render-template.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { mayTakeBack } from '../days/day-rules.ts';
import { lockDay, updateDay } from '../days/ritual-day.repository.ts';
import { type Family, findFamilies, findUntoldDays } from './family.repository.ts';

export const tellFamiliesJob = 'tell_families';

/**
 * Tells the families of each day that was read an hour ago, when it cannot be taken back any more. That a day is told
 * stands on the day itself, in the transaction that writes the messages: nobody is told twice, also by two servers.
 */
export const tellFamilies: JobHandler = async (ctx, _payload, run) => {
  for (const id of await findUntoldDays(ctx.db, ctx.now)) {
    run.pauseIfAsked();
    await inTransaction(ctx, async (tx) => {
      const day = await lockDay(tx, id);
      if (!day?.readAt || day.toldAt || mayTakeBack(day.readAt, ctx.now)) return;
      const families = await findFamilies(tx, { dayId: day.id, wasRead: true });
      await sendWord(tx, ctx, 'names_read', families, {
        ritual: day.ritual,
        day: englishFormat.day(day.date),
      });
      await updateDay(tx, day.id, { toldAt: ctx.now }, ctx.now);
    });
  }
};

export interface Moved {
  ritual: string;
  from: Day;
  reason: string | null;
  donationIds: readonly string[];
  /** Where the names go; absent where nobody has decided yet. */
  to: Day;
}

/** A day was moved or cancelled: those who asked for word hear of the new one. */
export async function tellMoved(
  tx: Tx,
  ctx: Ctx,
  { ritual, from, to, reason, donationIds }: Moved,
): Promise<void> {
  if (donationIds.length === 0) return;
  const families = await findFamilies(tx, { donationIds });
  const values = {
    ritual,
    day: englishFormat.day(from),
    newDay: englishFormat.day(to),
    reason: reason ?? '',
  };
  await sendWord(tx, ctx, 'names_moved', families, values);
}

async function sendWord(
  tx: Tx,
  ctx: Ctx,
  kind: TemplateKind,
  families: readonly Family[],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const settings = await readSettings(tx);
  if (!isMessageOn(settings, kind) || families.length === 0) return;
  const { hasSms } = await waysToSend(tx, ctx.now);
  const told = new Set<string>();
  for (const family of families) {
    const way = wayTo(family, hasSms);
    if (!way || told.has(`${way.channel} ${way.recipient}`)) continue;
    told.add(`${way.channel} ${way.recipient}`);
    const { subject, body } = renderTemplate(settings, kind, way.channel, { ...values, name: family.name });
    await ctx.mail.send(tx, {
      kind,
      ...way,
      subject: subject || values.ritual || '',
      body,
      waitsForDaytime: true,
    });
  }
}

/** As they asked; and by the other way where that one does not lead to them. */
function wayTo(
  { notify, email, phone }: Pick<Family, 'notify' | 'email' | 'phone'>,
  hasSms: boolean,
): { channel: 'email' | 'sms'; recipient: string } | null {
  const mail = email === null ? null : { channel: 'email' as const, recipient: email };
  const sms = phone === null ? null : { channel: 'sms' as const, recipient: phone };
  if (notify === 'sms') return (hasSms ? sms : null) ?? mail ?? sms;
  return mail ?? sms;
}
