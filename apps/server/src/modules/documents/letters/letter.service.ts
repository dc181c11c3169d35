import { dayOf, type documents, formatAmount, type InputOf, startOf } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { addressLines } from '../cards/address-lines.ts';
import { figures, fullDay } from '../content/format.ts';
import { frameOf } from '../content/paper-frame.ts';
import { newestPaperTemplate } from '../content/paper-templates.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { readPictures } from '../drawing/draw-content.ts';
import { pdfAnswer } from '../drawing/render-once.ts';
import { findThankedDonation } from './letter.repository.ts';
import { words } from './words.en.ts';

type Documents = typeof documents;
type Thanked = NonNullable<Awaited<ReturnType<typeof findThankedDonation>>>;

/** Thanks for a donation that has come. It has no number: the receipt is the proof. */
export async function getLetter(ctx: Ctx, { params }: InputOf<Documents['letter']>): Promise<FileAnswer> {
  const donation = orNotFound(await findThankedDonation(ctx.db, params.id));
  const letterhead = letterheadOf(await readSettings(ctx.db));
  const { look } = letterhead;
  const today = dayOf(ctx.now);
  const { signatory, ...frame } = frameOf(letterhead, null);
  const pictures = await readPictures(ctx, look);
  const sum = figures(formatAmount(donation.amount), donation.currency, look.digitGrouping);
  const data = {
    title: words.letter.title,
    letterhead: frame.letterhead,
    closing: frame.closing,
    signatory: { name: signatory?.name ?? null },
    signedFor: [signatory?.title, signatory?.onBehalf].filter(Boolean).join(', '),
    pictures: pictures.map(({ name }) => name),
    mark: donation.isSimulated ? newestPaperTemplate().words.marks.simulated.text : null,
    name: donation.donorName,
    lines: linesOf(donation),
    placeAndDay: fullDay(today),
    ...saidTo(donation, sum.replace(/\.00$/, ''), today),
  };
  const pdf = await drawPaper(ctx, {
    template: 'anew/thanks.typ',
    data: JSON.stringify(data),
    pictures,
    dated: startOf(today),
  });
  return pdfAnswer(`letter-${donation.donationNumber.replace(/\W+/g, '-')}.pdf`, pdf);
}

/** The address on file, else the one that was given with the donation. */
function linesOf({ givenAddress, countryCode, ...person }: Thanked): string[] {
  const onFile = addressLines({ ...person, isHome: countryCode === 'BT' });
  return onFile.length > 0 ? onFile : (givenAddress?.split('\n') ?? []);
}

function saidTo(donation: Thanked, sum: string, today: string) {
  const { donorName, purpose, donatedOn, receiptNumber, isTaxDeductible, isSimulated, readOn } = donation;
  const names = donation.names?.map(({ name }) => name) ?? [];
  const said = words.letter;
  const dedicated =
    names.length === 0 ? '' : said.names(readOn && fullDay(readOn), (readOn ?? today) < today);
  return {
    paragraphs: [
      said.dear(donorName),
      [said.thanks(sum, said.purposes[purpose] ?? purpose, fullDay(donatedOn)), dedicated]
        .filter(Boolean)
        .join(' '),
    ],
    names,
    after: [names.length > 0 ? said.useAndNames : said.use, said.prayers],
    enclosed:
      isTaxDeductible && !isSimulated ? said.receiptForTax(receiptNumber) : said.receipt(receiptNumber),
  };
}
