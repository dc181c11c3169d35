import {
  type InputOf,
  isMessageOn,
  type MessageTemplate,
  type messageTemplates,
  type ResponseOf,
  type Settings,
  type TemplateKey,
  templateFaults,
  templateKinds,
  templateLanguages,
  templateRules,
} from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { readSettings, readSettingsToChange, writeSettings } from '../../platform/settings.repository.ts';
import { keptText, textOf } from '../../platform/mail/templates/render-template.ts';
import { words } from './words.en.ts';

type Templates = typeof messageTemplates;
type Centre = Parameters<typeof textOf>[0] & Pick<Settings, 'messagesOff'>;

export async function listTemplates({ db }: Ctx): Promise<MessageTemplate[]> {
  const settings = await readSettings(db);
  const keys = templateKinds.flatMap((kind) =>
    templateRules[kind].channels.flatMap((channel) =>
      templateLanguages
        .filter((language) => channel === 'email' || language === 'en')
        .map((language) => ({ kind, channel, language })),
    ),
  );
  return keys.map((key) => present(settings, key));
}

export function updateTemplate(
  ctx: Ctx,
  { body: { subject, body, ...key } }: InputOf<Templates['update']>,
): Promise<MessageTemplate> {
  const text = { subject: key.channel === 'sms' ? '' : subject, body };
  requireGoodWords(key, text);
  return change(ctx, key, text);
}

export function resetTemplate(
  ctx: Ctx,
  { body: key }: InputOf<Templates['reset']>,
): Promise<MessageTemplate> {
  requireKnown(key);
  return change(ctx, key, undefined);
}

/** Whether messages of a kind are sent from now on. What waits in the outbox already still leaves. */
export function switchMessages(
  ctx: Ctx,
  { body: { kind, isOn } }: InputOf<Templates['switch']>,
): Promise<ResponseOf<Templates['switch']>> {
  return inTransaction(ctx, async (tx) => {
    const before = await readSettingsToChange(tx);
    if (isMessageOn(before, kind) !== isOn) {
      const others = before.messagesOff.filter((off) => off !== kind);
      await writeSettings(tx, { messagesOff: isOn ? others : [...others, kind] }, ctx.now);
      await ctx.audit(tx, {
        action: isOn ? 'switch_on' : 'switch_off',
        entity: 'MessageTemplate',
        label: kind,
        before: { isOn: !isOn },
        after: { isOn },
      });
    }
    return { kind, isOn };
  });
}

/** Refuses words with a placeholder that nobody fills in, and a subject about a person. */
export function requireGoodWords(key: TemplateKey, text: { subject: string; body: string }): void {
  requireKnown(key);
  const faults = templateFaults(key.kind, key.channel, text);
  if (faults.length === 0) return;
  const errors = faults.map(({ property, constraint, message }) => ({
    property,
    constraints: { [constraint]: message },
  }));
  throw new AppError('validation_failed', { errors });
}

function requireKnown({ kind, channel, language }: TemplateKey): void {
  const isKnown =
    templateRules[kind].channels.includes(channel) && (channel === 'email' || language === 'en');
  if (isKnown) return;
  const errors = [{ property: 'channel', constraints: { isKnown: words.noSuchTemplate } }];
  throw new AppError('validation_failed', { errors });
}

function change(
  ctx: Ctx,
  key: TemplateKey,
  text: { subject: string; body: string } | undefined,
): Promise<MessageTemplate> {
  return inTransaction(ctx, async (tx: Tx) => {
    const before = await readSettingsToChange(tx);
    const others = before.messageTemplates.filter((kept) => kept !== keptText(before, key));
    const after = { ...before, messageTemplates: text ? [...others, { ...key, ...text }] : others };
    await writeSettings(tx, { messageTemplates: after.messageTemplates }, ctx.now);
    await ctx.audit(tx, {
      action: text ? 'update' : 'reset',
      entity: 'MessageTemplate',
      label: `${key.kind} ${key.channel} ${key.language}`,
      before: { ...textOf(before, key) },
      after: { ...textOf(after, key) },
    });
    return present(after, key);
  });
}

function present(centre: Centre, key: TemplateKey): MessageTemplate {
  const { subject, body } = textOf(centre, key);
  const isChanged = keptText(centre, key) !== undefined;
  return { ...key, subject, body, isChanged, isOn: isMessageOn(centre, key.kind) };
}
