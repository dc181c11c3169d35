import { dayOf } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../context.ts';
import { enqueue } from '../jobs/job.repository.ts';
import type { Message } from '../mail/mail.ts';
import { readSettings } from '../settings.repository.ts';
import { takeAttempt, weightOf } from './attempt.repository.ts';

/** How many messages of all kinds that strangers cause one address or phone gets in a day; the next takes a proof. */
export const strangerMessagesADay = 6;

export const tellBudgetSpentJob = 'tell_budget_spent';

type Channel = NonNullable<Message['channel']>;
type Addressed = Pick<Message, 'channel' | 'recipient'>;
const day = 24 * 60 * 60;

/**
 * Whether a message may leave that a stranger causes, who may be anybody: `last` where it is the last one that this recipient
 * gets today without a proof. Asked last in a transaction, since all who send wait for the one count of the centre.
 */
export async function mayStrangerSend(
  ctx: Pick<Ctx, 'now' | 'isProven'>,
  tx: Tx,
  { channel = 'email', recipient }: Addressed,
): Promise<'yes' | 'last' | 'no'> {
  const perRecipient = { limit: strangerMessagesADay, windowSeconds: day };
  const key = `stranger message:${recipient.toLowerCase()}`;
  const { allowed, count } = await takeAttempt(tx, key, perRecipient, ctx.now);
  if (!allowed && !ctx.isProven) return 'no';
  if (!(await takeFromBudget(tx, channel, ctx.now))) return 'no';
  return count === strangerMessagesADay ? 'last' : 'yes';
}

/**
 * Past what the centre allows for a day no more messages leave that strangers cause, and its administrators are told once.
 * Asked by itself for what must be told however much else was sent: or six codes that somebody asks for would silence it.
 */
export async function takeFromBudget(tx: Tx, channel: Channel, now: Date): Promise<boolean> {
  const limit = budgetOf(await readSettings(tx), channel);
  const uniqueKey = budgetKey(channel, now);
  const { allowed, count } = await takeAttempt(tx, uniqueKey, { limit, windowSeconds: 2 * day }, now);
  if (count === limit + 1)
    await enqueue(tx, { kind: tellBudgetSpentJob, payload: { channel, limit }, uniqueKey, now });
  return allowed;
}

/** Of which kind no more leave today, for everybody in the office to see. */
export async function isBudgetSpent(db: Db | Tx, now: Date): Promise<Record<Channel, boolean>> {
  const settings = await readSettings(db);
  const isSpent = async (channel: Channel) =>
    (await weightOf(db, budgetKey(channel, now))) > budgetOf(settings, channel);
  return { email: await isSpent('email'), sms: await isSpent('sms') };
}

interface Budgets {
  strangerMailsPerDay: number;
  strangerSmsPerDay: number;
}

const budgetOf = ({ strangerMailsPerDay, strangerSmsPerDay }: Budgets, channel: Channel): number =>
  channel === 'sms' ? strangerSmsPerDay : strangerMailsPerDay;

const budgetKey = (channel: Channel, now: Date) => `stranger messages by ${channel} on ${dayOf(now)}`;
