import {
  isAllowed,
  type InputOf,
  type PublicSettings,
  type ResponseOf,
  type settings,
  type ShownSettings,
  type SmsSettings,
} from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import { lifetimes } from '../../base/lifetimes.ts';
import type { Tx } from '../../db/open-database.ts';
import { changes } from '../../platform/audit/audit.ts';
import { actorOf, inTransaction, type Ctx } from '../../platform/context.ts';
import { smsSecretName } from '../../platform/mail/sending/deliver-sms.ts';
import { mailPasswordSecret } from '../../platform/mail/sending/mail-transport.ts';
import { findSecret, setSecret } from '../../platform/secret.repository.ts';
import { readSettings, readSettingsToChange, writeSettings } from '../../platform/settings.repository.ts';
import { isMoneyThere } from './money-there.repository.ts';
import { toPublic, toShown } from './present-settings.ts';
import { findGuardedChanges, type GuardedMatter } from '../../platform/telling/overseer.repository.ts';
import { notifyGuardedChanges } from './guarded-changes/notify-guarded-changes.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { smsAddressFault } from '../../platform/mail/sending/sms-address.ts';
import { smsCall } from '../../platform/mail/sending/sms-call.ts';

const sample = { id: 'sample', phone: '+97517000000', text: 'sample', sender: 'sample' };

/** Only over HTTPS and to the internet, unless the operator of the server allows more. */
function requireOutsideAddress({ url }: SmsSettings): void {
  const fault = url === null ? null : smsAddressFault(url);
  if (fault) throw fieldProblem('sms.url', 'isOutside', fault);
}

/** What is sent as JSON has to be JSON once it is filled in; otherwise every message would fail later. */
function requireReadableCall(sms: SmsSettings): void {
  if (sms.format !== 'json') return;
  const { body = '' } = smsCall({ ...sms, url: 'https://example.bt/' }, sample, undefined);
  try {
    JSON.parse(body);
  } catch {
    throw fieldProblem('sms.body', 'isJson', 'must be JSON, such as {"to": "{phone}", "text": "{text}"}');
  }
}

export async function getPublicSettings(
  ctx: Ctx,
  demoAccounts: PublicSettings['demoAccounts'],
): Promise<PublicSettings> {
  const settings = await readSettings(ctx.db);
  const { gateway } = ctx.card;
  const { hasMail: email, hasSms: sms } = await waysToSend(ctx.db, ctx.now);
  return toPublic(settings, {
    demoAccounts,
    sends: { email, sms },
    takesCards: gateway !== null,
    takesPayments: settings.bankAccounts.length > 0 || gateway?.isSimulation === false,
  });
}

export async function getSettings(ctx: Ctx): Promise<ShownSettings> {
  return toShown(await readSettings(ctx.db));
}

/** For the strip in the office. */
export async function listGuardedChanges(ctx: Ctx): Promise<ResponseOf<typeof settings.guardedChanges>> {
  const since = new Date(ctx.now.getTime() - lifetimes.guardedChangeShown);
  const found = await findGuardedChanges(ctx.db, since);
  return found.map(({ what, changedAt, changedBy }) => ({
    what: what as GuardedMatter,
    at: changedAt.toISOString(),
    by: changedBy,
  }));
}

/** The password of the mail account and the secret of the SMS provider go in and never come out: neither in an answer nor in the audit entry. */
export async function updateSettings(
  ctx: Ctx,
  { body }: InputOf<typeof settings.update>,
  { allowsPrivateSms }: { allowsPrivateSms: boolean },
): Promise<ShownSettings> {
  if (body.mail !== undefined || body.sms !== undefined) requireAdministrator(ctx);
  const { mail: { password, ...mail } = {}, sms: { secret, ...sms } = {}, ...others } = body;
  return inTransaction(ctx, async (tx) => {
    const before = await readSettingsToChange(tx);
    const after = { ...before, ...others, mail: { ...before.mail, ...mail }, sms: { ...before.sms, ...sms } };
    requireReadableCall(after.sms);
    if (after.currency !== before.currency) await requireNoMoney(tx);
    const isOtherMail = before.mail.host !== null && before.mail.host !== after.mail.host;
    const isOtherSms = hostOf(before.sms.url) !== null && hostOf(before.sms.url) !== hostOf(after.sms.url);
    if (isOtherMail && after.mail.host !== null && password === undefined)
      await requireNoSecret(tx, mailPasswordSecret, 'mail.password', 'mail server');
    if (isOtherSms && after.sms.url !== null && secret === undefined)
      await requireNoSecret(tx, smsSecretName, 'sms.secret', 'SMS provider');
    if (before.sms.url !== after.sms.url && !allowsPrivateSms) requireOutsideAddress(after.sms);
    const changed = changes(before, after);
    await writeSettings(tx, changed.after, ctx.now);
    if (password !== undefined || isOtherMail) await setSecret(tx, mailPasswordSecret, password ?? '');
    if (secret !== undefined || isOtherSms) await setSecret(tx, smsSecretName, secret ?? '');
    const secrets = {
      ...(password !== undefined && { mailPassword: 'changed' }),
      ...(secret !== undefined && { smsSecret: 'changed' }),
    };
    if (Object.keys({ ...changed.after, ...secrets }).length > 0) {
      const entry = { ...changed, after: { ...changed.after, ...secrets } };
      await ctx.audit(tx, { action: 'update', entity: 'Settings', label: after.centreName, ...entry });
      await notifyGuardedChanges(ctx, tx, { before, after, secrets });
    }
    return toShown(after);
  });
}

/** Books, receipts and certificates are in the currency of their day: another one would change what they add up to. */
async function requireNoMoney(tx: Tx): Promise<void> {
  if (await isMoneyThere(tx))
    throw fieldProblem(
      'currency',
      'isFixed',
      'is fixed, because there are fees, donations or payments in it already',
    );
}

/** Links that open accounts leave this way: leading messages to a server of one's own would open an administrator's. */
function requireAdministrator(ctx: Ctx): void {
  if (isAllowed(actorOf(ctx).ability, 'manage', 'all')) return;
  throw new AppError('not_allowed', {
    detail: 'Only an administrator can change the mail server and the SMS provider.',
  });
}

/** A password that was given for one server is not handed to another: anybody who may change the address could read it there. */
async function requireNoSecret(tx: Tx, name: string, field: string, server: string): Promise<void> {
  if (!(await findSecret(tx, name))) return;
  throw fieldProblem(field, 'isGiven', `must be entered again for another ${server}`);
}

/** With the port; what is no address stands for itself. */
const hostOf = (url: string | null): string | null => (url && URL.canParse(url) ? new URL(url).host : url);
