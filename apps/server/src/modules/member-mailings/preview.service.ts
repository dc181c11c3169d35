import { type InputOf, type memberMailings, type ResponseOf } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { addressLines } from '../documents/index.ts';
import { fillWords } from './fill-words.ts';
import { requireGoodWords, soughtBy } from './mailing.service.ts';
import { findAtPlace, findRecipients } from './recipient.repository.ts';

type Preview = (typeof memberMailings)['preview'];

/** The message as the member at a place will read it; nothing is kept or sent. */
export async function previewMailing(
  ctx: Ctx,
  { body: input }: InputOf<Preview>,
): Promise<ResponseOf<Preview>> {
  const { subject, body, sms, letter, way, place, ...filters } = input;
  const text = { subject, body, sms, letter };
  requireGoodWords(text);
  const sought = await soughtBy(ctx, filters);
  const id = await findAtPlace(ctx.db, sought, way, place);
  const settings = await readSettings(ctx.db);
  const [member] = await findRecipients(ctx.db, id ? [id] : [], sought.ways, settings.currency);
  if (!member) return { subject, body: (way === 'email' ? body : text[way]) ?? body, reader: null };
  const contact = way === 'sms' ? member.phone : way === 'email' ? member.email : null;
  const { name, membershipCode } = member;
  return {
    ...fillWords(text, way, member, settings, ctx.baseUrl),
    reader: { name, membershipCode, contact: contact ?? '', address: addressLines(member) },
  };
}
