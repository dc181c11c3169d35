import {
  dayOf,
  englishFormat,
  type InputOf,
  type messageTemplates,
  type ResponseOf,
  type Settings,
  sumText,
} from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { fillText, type TemplateValues } from '../../platform/mail/templates/render-template.ts';
import { findSampleMember, type SampleMember } from './sample-values.repository.ts';
import { sampleWords, titleOf } from './sample.en.ts';
import { requireGoodWords } from './template.service.ts';

type Preview = typeof messageTemplates.preview;

/** The words with the data of a member; what only an occasion brings, such as a reason, is an example. */
export async function previewTemplate(ctx: Ctx, { body }: InputOf<Preview>): Promise<ResponseOf<Preview>> {
  const { memberId, subject, body: text, ...key } = body;
  requireGoodWords(key, { subject, body: text });
  const member = await findSampleMember(ctx.db, { memberId, today: dayOf(ctx.now) });
  if (memberId) orNotFound(member);
  const settings = await readSettings(ctx.db);
  const values = { ...sampleValues(ctx, member, settings), centre: settings.centreName };
  const filled = fillText({ subject, body: text }, values);
  return { ...filled, reader: member ? { id: member.id, name: member.name } : null };
}

export function sampleValues(
  { now, baseUrl }: Ctx,
  member: SampleMember | undefined,
  { currency, digitGrouping }: Pick<Settings, 'currency' | 'digitGrouping'>,
): TemplateValues {
  const sum = sumText(member?.amount ?? 120_000, member?.currency ?? currency, digitGrouping);
  return {
    ...sampleWords,
    name: member?.name ?? sampleWords.name,
    membershipCode: member?.membershipCode ?? sampleWords.membershipCode,
    membershipType: member?.membershipType ?? sampleWords.membershipType,
    endDay: englishFormat.day(member?.paidUntil ?? dayOf(now)),
    fee: sum,
    amount: sum,
    title: titleOf(member?.membershipType ?? sampleWords.membershipType),
    receiptNumber: member?.receiptNumber ?? sampleWords.receiptNumber,
    reference: member?.reference ?? sampleWords.reference,
    year: String(Number(dayOf(now).slice(0, 4)) - 1),
    link: `${baseUrl}/renew`,
    askAgain: `${baseUrl}/pit-exemption-certificate`,
  };
}
