import { dayOf, type documents, englishFormat, type InputOf, startOf } from '@kathok/contract';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { listDedications } from '../../donations/index.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { pdfAnswer } from '../drawing/render-once.ts';
import { type DayToRead, namesToRead, type OfferingToRead } from './names-to-read.ts';
import { words } from './words.en.ts';

type Documents = typeof documents;
const said = words.names;

/** The names to be read aloud, for the person who reads them: large, and without who gave. */
export async function getDedicationList(
  ctx: Ctx,
  { query }: InputOf<Documents['dedications']>,
): Promise<FileAnswer> {
  const dedications = await listDedications(ctx, { query, params: {}, body: {} });
  const { centre, look } = letterheadOf(await readSettings(ctx.db));
  const today = dayOf(ctx.now);
  const data = {
    colour: look.colour,
    centre: centre.name,
    words: said,
    days: namesToRead(dedications).map(dayOnPaper),
  };
  const pdf = await drawPaper(ctx, {
    template: 'anew/names.typ',
    data: JSON.stringify(data),
    pictures: [],
    dated: startOf(today),
  });
  return pdfAnswer(`dedications-${query.readOn ?? today}.pdf`, pdf);
}

const dayOnPaper = ({ readOn, living, deceased }: DayToRead) => ({
  title: readOn ? englishFormat.longDay(readOn) : said.noDay,
  living: living.map(offeringOnPaper),
  deceased: deceased.map(offeringOnPaper),
  livingCount: said.count(countOf(living)),
  deceasedCount: said.count(countOf(deceased)),
});

const offeringOnPaper = ({ offering, names }: OfferingToRead) => ({
  offering,
  names: names.map(({ isSimulated, ...name }) => ({ ...name, note: isSimulated ? said.simulated : null })),
});

const countOf = (offerings: OfferingToRead[]) => offerings.reduce((sum, { names }) => sum + names.length, 0);
