import {
  dayOf,
  type documents,
  englishFormat,
  formatAmount,
  type InputOf,
  type PaperContent,
} from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { listDedications } from '../../donations/index.ts';
import { figures, fullDay } from '../content/format.ts';
import { frameOf, marksOf } from '../content/paper-frame.ts';
import { drawContent, readPictures } from '../drawing/draw-content.ts';
import { newestPaperTemplate } from '../content/paper-templates.ts';
import { findThankedDonation } from './letter.repository.ts';
import { pdfAnswer } from '../drawing/render-once.ts';
import { words } from '../words.en.ts';

type Documents = typeof documents;

const nothingElse: Pick<
  PaperContent,
  'titleDzongkha' | 'subtitle' | 'holder' | 'amount' | 'strip' | 'seal' | 'lines' | 'table' | 'annexure'
> = {
  titleDzongkha: null,
  subtitle: null,
  holder: null,
  amount: null,
  strip: null,
  seal: null,
  lines: [],
  table: null,
  annexure: null,
};

/** Thanks for a donation that has come. It has no number: the receipt is the proof, and its code is on it. */
export async function getLetter(ctx: Ctx, { params }: InputOf<Documents['letter']>): Promise<FileAnswer> {
  const donation = orNotFound(await findThankedDonation(ctx.db, params.id));
  const letterhead = letterheadOf(await readSettings(ctx.db));
  const { look } = letterhead;
  const sum = figures(formatAmount(donation.amount), donation.currency, look.digitGrouping);
  const { verificationCode, offering, names, isSimulated } = donation;
  const today = dayOf(ctx.now);
  const paperWords = newestPaperTemplate().words;
  const content: PaperContent = {
    ...nothingElse,
    kind: 'letter',
    number: null,
    issuedOn: today,
    title: words.letterTitle,
    ...frameOf(letterhead, { baseUrl: ctx.baseUrl, verificationCode, checkCode: null }),
    facts: [
      { label: paperWords.labels.issuedOn, value: fullDay(today) },
      { label: paperWords.receipt, value: donation.receiptNumber },
    ],
    marks: marksOf(
      { status: 'valid', voidedAt: null, voidReason: null, replacedBy: null, isSimulated },
      paperWords,
    ),
    holder: {
      lead: words.letter.lead,
      name: donation.donorName,
      nameDzongkha: null,
      identities: [],
      sentence: words.letter.sentence(sum, donation.purpose, fullDay(donation.donatedOn)),
    },
    paragraphs: [
      words.letter.receipt(donation.receiptNumber),
      ...(offering && names
        ? [words.letter.dedication(offering, englishFormat.list(names.map(({ name }) => name)))]
        : []),
      words.letter.thanks,
    ],
  };
  const pdf = await drawContent(ctx, content, await readPictures(ctx, look));
  return pdfAnswer(`letter-${donation.donationNumber.replace(/\W+/g, '-')}.pdf`, pdf);
}

const namesOf = (names: { name: string; living: boolean }[], living: boolean) =>
  names
    .filter((name) => name.living === living)
    .map(({ name }) => name)
    .join(', ');
const text = (title: string) => ({ title, isAmount: false });

/** The names to be read out, for the person who reads them. */
export async function getDedicationList(
  ctx: Ctx,
  { query }: InputOf<Documents['dedications']>,
): Promise<FileAnswer> {
  const dedications = await listDedications(ctx, { query, params: {}, body: {} });
  const letterhead = letterheadOf(await readSettings(ctx.db));
  const list = words.dedications;
  const today = dayOf(ctx.now);
  const { columns } = list;
  const content: PaperContent = {
    ...nothingElse,
    kind: 'dedications',
    number: null,
    issuedOn: today,
    title: words.dedicationsTitle,
    subtitle: query.readOn ? list.subtitle(fullDay(query.readOn)) : list.open,
    ...frameOf(letterhead, null),
    signatory: null,
    facts: [
      { label: newestPaperTemplate().words.labels.issuedOn, value: fullDay(today) },
      { label: '', value: list.count(dedications.length) },
    ],
    marks: [],
    table: {
      columns: [text(columns.offering), text(columns.living), text(columns.deceased), text(columns.donor)],
      rows: dedications.map((one) => [
        one.readOn && !query.readOn ? `${one.offering}\n${fullDay(one.readOn)}` : one.offering,
        namesOf(one.names, true),
        namesOf(one.names, false),
        [
          one.donorName,
          ...(one.isSimulated ? [list.simulated] : []),
          ...(one.paymentStatus === 'paid' ? [] : [list.notPaid]),
        ].join('\n'),
      ]),
      total: null,
    },
    paragraphs: dedications.length === 0 ? [list.none] : [],
  };
  const pdf = await drawContent(ctx, content, await readPictures(ctx, letterhead.look));
  return pdfAnswer(`dedications-${query.readOn ?? today}.pdf`, pdf);
}
