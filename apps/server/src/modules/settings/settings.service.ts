import type { InputOf, PublicSettings, settings, ShownSettings } from '@kathok/contract';
import { changes } from '../../platform/audit.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { mailPasswordSecret } from '../../platform/mail/mail-transport.ts';
import { setSecret } from '../../platform/secret.repository.ts';
import { readSettings, readSettingsToChange, writeSettings } from '../../platform/settings.repository.ts';
import { toPublic, toShown } from './present-settings.ts';

export async function getPublicSettings(
  ctx: Ctx,
  demoAccounts: PublicSettings['demoAccounts'],
): Promise<PublicSettings> {
  const settings = await readSettings(ctx.db);
  const { gateway } = ctx.card;
  return toPublic(settings, {
    demoAccounts,
    takesCards: gateway !== null,
    takesPayments: settings.bankAccounts.length > 0 || gateway?.isSimulation === false,
  });
}

export async function getSettings(ctx: Ctx): Promise<ShownSettings> {
  return toShown(await readSettings(ctx.db));
}

/** The password of the mail account goes in and never comes out: neither in an answer nor in the audit entry. */
export async function updateSettings(
  ctx: Ctx,
  { body }: InputOf<typeof settings.update>,
): Promise<ShownSettings> {
  const { mail: { password, ...mail } = {}, ...others } = body;
  return inTransaction(ctx, async (tx) => {
    const before = await readSettingsToChange(tx);
    const after = { ...before, ...others, mail: { ...before.mail, ...mail } };
    const changed = changes(before, after);
    await writeSettings(tx, changed.after, ctx.now);
    if (password !== undefined) await setSecret(tx, mailPasswordSecret, password);
    const isPasswordChanged = password === undefined ? {} : { mailPassword: 'changed' };
    if (Object.keys(changed.after).length > 0 || password !== undefined) {
      const entry = { ...changed, after: { ...changed.after, ...isPasswordChanged } };
      await ctx.audit(tx, { action: 'update', entity: 'Settings', label: after.centreName, ...entry });
    }
    return toShown(after);
  });
}
