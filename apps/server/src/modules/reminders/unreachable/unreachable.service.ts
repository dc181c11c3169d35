import {
  dayOf,
  type InputOf,
  isMessageOn,
  type Paged,
  type reminders,
  type ResponseOf,
  startOf,
  templateKinds,
  type UnreachableMember,
} from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { listUpcoming } from '../upcoming.service.ts';
import {
  countMessages,
  countMessagesSince,
  countUnreachable,
  countWaiting,
  findUnreachable,
} from './unreachable.repository.ts';

type Reminders = typeof reminders;

export async function listUnreachable(
  { db }: Ctx,
  { query }: InputOf<Reminders['unreachable']>,
): Promise<Paged<UnreachableMember>> {
  return findUnreachable(db, query);
}

/** What the tabs of the pages about messages say. */
export async function countAll(ctx: Ctx): Promise<ResponseOf<Reminders['counts']>> {
  const { db, now } = ctx;
  const settings = await readSettings(db);
  const upcoming = await listUpcoming(ctx);
  const month = `${dayOf(now).slice(0, 7)}-01`;
  return {
    upcoming: upcoming.reduce((sum, { email, sms }) => sum + email + sms, 0),
    templates: templateKinds.filter((kind) => isMessageOn(settings, kind)).length,
    sent: await countMessages(db),
    thisMonth: { month, ...(await countMessagesSince(db, startOf(month))) },
    unreachable: await countUnreachable(db),
    waiting: await countWaiting(db, await waysToSend(db, now)),
  };
}
