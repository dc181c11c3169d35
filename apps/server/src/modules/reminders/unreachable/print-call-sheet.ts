import { dayOf, englishFormat, phoneText } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { drawOnLetterhead, pdfAnswer } from '../../documents/index.ts';
import { words } from '../words.en.ts';
import { findToPrint } from './unreachable.repository.ts';

const mostCalls = 2000;

/** For volunteers: whom a call reaches, and no message. */
export async function printCallSheet(ctx: Ctx): Promise<FileAnswer> {
  const ways = await waysToSend(ctx.db, ctx.now);
  const people = await findToPrint(ctx.db, ['no_way', 'failed'], ways, { withPhone: true, most: mostCalls });
  const { title, subtitle, nobody, columns, failed, forLife, printedOn, members } = words.callSheet;
  if (people.length === 0) throw new AppError('wrong_state', { detail: nobody });
  const after = { format: 'call sheet', members: people.length };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Member', after }));
  const rows = people.map(({ name, membershipCode, phone, isLifetime, paidUntil, hasWay }) => [
    `${name}\n${membershipCode}`,
    [phoneText(phone ?? ''), ...(hasWay ? [failed] : [])].join('\n'),
    isLifetime || !paidUntil ? forLife : englishFormat.day(paidUntil),
    '',
  ]);
  const titles = [columns.member, columns.phone, columns.paidUntil, columns.notes];
  const pdf = await drawOnLetterhead(ctx, 'call-sheet', title, {
    subtitle,
    facts: [
      { label: printedOn, value: englishFormat.day(dayOf(ctx.now)) },
      { label: '', value: members(people.length) },
    ],
    table: { columns: titles.map((name) => ({ title: name, isAmount: false })), rows, total: null },
  });
  return pdfAnswer(`${title.replaceAll(' ', '-')}.pdf`, pdf);
}
