import { dayOf, type InputOf, type memberMailings } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { pdfStream } from '../../base/files/pdf/pdf-stream.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { addressLines, drawOnLetterhead } from '../documents/index.ts';
import { fillWords } from './fill-words.ts';
import { findMailing, type MailingRow } from './mailing.repository.ts';
import { findLetterMembers, findRecipients } from './recipient.repository.ts';
import { words } from './words.en.ts';

/** One compilation draws so many. */
const portion = 100;

/** The letters of a mailing, each filled in for its reader, by dzongkhag and name. They are drawn as they are sent. */
export async function printLetters(
  ctx: Ctx,
  { params }: InputOf<(typeof memberMailings)['letters']>,
): Promise<FileAnswer> {
  const mailing = orNotFound(await findMailing(ctx.db, params.id));
  const ids = await findLetterMembers(ctx.db, mailing.id);
  if (ids.length === 0) throw new AppError('not_found', { detail: words.noLetters });
  const after = { format: 'letters', subject: mailing.subject, members: ids.length };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Member', after }));
  const content = pdfStream(portionsOf(ctx, mailing, ids));
  return { fileName: `letters-${dayOf(ctx.now)}.pdf`, mediaType: 'application/pdf', content };
}

async function* portionsOf(ctx: Ctx, mailing: MailingRow, ids: string[]): AsyncGenerator<Uint8Array> {
  const settings = await readSettings(ctx.db);
  const ways = await waysToSend(ctx.db, ctx.now);
  const text = { ...mailing, sms: undefined, letter: mailing.letter ?? undefined };
  for (let from = 0; from < ids.length; from += portion) {
    const some = ids.slice(from, from + portion);
    const members = await findRecipients(ctx.db, some, ways, settings.currency);
    const letters = members.map((member) => {
      const { subject, body } = fillWords(text, 'letter', member, settings, ctx.baseUrl);
      const { name, membershipCode: code } = member;
      return { name, code, lines: addressLines(member), subject, paragraphs: paragraphsOf(body) };
    });
    if (letters.length > 0) yield await drawOnLetterhead(ctx, 'letters', words.letters, { letters });
  }
}

/** Blank lines part paragraphs; others stay where they were typed. */
const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()));
