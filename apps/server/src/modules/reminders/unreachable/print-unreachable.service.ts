import {
  dayOf,
  englishFormat,
  type InputOf,
  lettersFor,
  phoneText,
  type reminders,
  startOf,
} from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { addressLines, drawPaper, frameOf, pdfAnswer, readPictures } from '../../documents/index.ts';
import { words } from '../words.en.ts';
import { findToPrint } from './unreachable.repository.ts';

type Reminders = typeof reminders;

/** One compilation draws them all, in a few seconds. */
const mostLetters = 500;
const mostCalls = 2000;

/** Blank lines part paragraphs; others stay where they were typed. */
const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()));

/** A letter to each member who cannot be reached, with the text of a message. */
export async function printLetters(ctx: Ctx, { body }: InputOf<Reminders['letters']>): Promise<FileAnswer> {
  const { reason, subject, body: text } = body;
  const ways = await waysToSend(ctx.db, ctx.now);
  const wanted = reason ? [reason] : lettersFor;
  const chosen = { withPhone: false, most: mostLetters + 1 };
  const people = await findToPrint(ctx.db, wanted, ways, chosen);
  const { title, nobody, tooMany } = words.letters;
  if (people.length === 0) throw fieldProblem('reason', 'isFound', nobody);
  if (people.length > mostLetters) throw fieldProblem('reason', 'isNarrow', tooMany(mostLetters));
  await auditPrint(ctx, { format: 'letters', reason, subject, members: people.length });
  const letters = people.map((person) => ({
    name: person.name,
    code: person.membershipCode,
    lines: addressLines(person),
  }));
  return draw(ctx, 'letters', title, { subject, paragraphs: paragraphsOf(text), letters });
}

/** For volunteers: whom a call reaches, and no message. */
export async function printCallSheet(ctx: Ctx): Promise<FileAnswer> {
  const ways = await waysToSend(ctx.db, ctx.now);
  const people = await findToPrint(ctx.db, ['no_way', 'failed'], ways, { withPhone: true, most: mostCalls });
  const { title, subtitle, nobody, columns, failed, forLife, printedOn, members } = words.callSheet;
  if (people.length === 0) throw new AppError('wrong_state', { detail: nobody });
  await auditPrint(ctx, { format: 'call sheet', members: people.length });
  const rows = people.map(({ name, membershipCode, phone, isLifetime, paidUntil, hasWay }) => [
    `${name}\n${membershipCode}`,
    [phoneText(phone ?? ''), ...(hasWay ? [failed] : [])].join('\n'),
    isLifetime || !paidUntil ? forLife : englishFormat.day(paidUntil),
    '',
  ]);
  const titles = [columns.member, columns.phone, columns.paidUntil, columns.notes];
  return draw(ctx, 'call-sheet', title, {
    subtitle,
    facts: [
      { label: printedOn, value: englishFormat.day(dayOf(ctx.now)) },
      { label: '', value: members(people.length) },
    ],
    table: { columns: titles.map((name) => ({ title: name, isAmount: false })), rows, total: null },
  });
}

const auditPrint = (ctx: Ctx, after: Record<string, unknown>) =>
  inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Member', after }));

/** On the letterhead of the centre as it is today: such papers have no number, and nothing of them is kept. */
async function draw(
  ctx: Ctx,
  template: 'letters' | 'call-sheet',
  title: string,
  content: object,
): Promise<FileAnswer> {
  const letterhead = letterheadOf(await readSettings(ctx.db));
  const pictures = await readPictures(ctx, letterhead.look);
  const today = dayOf(ctx.now);
  const frame = frameOf(letterhead, null);
  const data = {
    ...content,
    title,
    day: englishFormat.day(today),
    letterhead: frame.letterhead,
    signatory: frame.signatory,
    pictures: pictures.map(({ name }) => name),
  };
  const pdf = await drawPaper(ctx, {
    template: `anew/${template}.typ`,
    data: JSON.stringify(data),
    pictures: pictures.map(({ name, bytes }) => ({ name, bytes })),
    dated: startOf(today),
  });
  return pdfAnswer(`${title.replaceAll(' ', '-')}.pdf`, pdf);
}
