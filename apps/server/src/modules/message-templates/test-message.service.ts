import { randomUUID } from 'node:crypto';
import { dayOf, type InputOf, type messageTemplates, type ResponseOf } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { sampleValues } from './preview.service.ts';
import { words } from './words.en.ts';
import { fillText } from '../../platform/mail/templates/render-template.ts';
import { findSampleMember } from './sample-values.repository.ts';
import { requireGoodWords } from './template.service.ts';
import { findTestMessage, findUserAddress } from './test-message.repository.ts';

type Templates = typeof messageTemplates;

/** It goes through the outbox like every other message, so what comes of it is what would come of them. */
export async function sendTest(
  ctx: Ctx,
  { body: { channel, phone, template } }: InputOf<Templates['sendTest']>,
): Promise<ResponseOf<Templates['sendTest']>> {
  if (channel === 'sms' && !phone) throw fieldProblem('phone', 'isGiven', words.phoneNeeded);
  if (template) requireGoodWords(template, template);
  return inTransaction(ctx, async (tx) => {
    const { id: requestedBy } = actorOf(ctx);
    if (channel === 'sms' && !(await waysToSend(tx, ctx.now)).hasSms)
      throw new AppError('wrong_state', { detail: words.noSms });
    const recipient = channel === 'sms' ? phone : await findUserAddress(tx, requestedBy);
    if (!recipient) throw new AppError('wrong_state', { detail: words.noMailbox });
    const settings = await readSettings(tx);
    const { centreName } = settings;
    const sample = await findSampleMember(tx, { today: dayOf(ctx.now) });
    const values = { ...sampleValues(ctx, sample, settings), centre: centreName };
    const text = template
      ? fillText(template, values)
      : { subject: words.testSubject, body: words.testBody(centreName) };
    const subject = text.subject || words.testSubject;
    const id = randomUUID();
    await ctx.mail.send(tx, { id, kind: 'test', channel, recipient, requestedBy, subject, body: text.body });
    await ctx.audit(tx, { action: 'send_test', entity: 'OutboxMessage', entityId: id, after: { channel } });
    return { id, recipient };
  });
}

/** Only of one's own tests: what else was sent is for administrators. */
export async function getTest(
  ctx: Ctx,
  { params }: InputOf<Templates['getTest']>,
): Promise<ResponseOf<Templates['getTest']>> {
  return orNotFound(await findTestMessage(ctx.db, params.id, actorOf(ctx).id));
}
