import { englishFormat, type InputOf, type ritualPapers, startOf } from '@kathok/contract';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { daysForPoster, listForPaper } from '../../rituals/index.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { words as letterWords } from '../letters/words.en.ts';
import { words } from './words.en.ts';

type RitualPapers = typeof ritualPapers;
type Line = Awaited<ReturnType<typeof listForPaper>>['lines'][number];

/** The list as it is read aloud: large, the living and the deceased apart, and without who gave. Nothing of it is kept. */
export async function printList(
  ctx: Ctx,
  { params, query }: InputOf<RitualPapers['list']>,
): Promise<FileAnswer> {
  const { ritual, date, lunarLabel, lines } = await listForPaper(ctx, params.id);
  const { centre, look } = letterheadOf(await readSettings(ctx.db));
  const living = lines.filter((line) => line.living);
  const deceased = lines.filter((line) => !line.living);
  const title = [ritual, englishFormat.longDay(date), lunarLabel].filter(Boolean).join(', ');
  const data = {
    colour: look.colour,
    centre: centre.name,
    words: letterWords.names,
    paper: query.paper ?? 'pecha',
    days: [
      {
        title,
        living: byOffering(living),
        deceased: byOffering(deceased),
        livingCount: letterWords.names.count(living.length),
        deceasedCount: letterWords.names.count(deceased.length),
      },
    ],
  };
  const order = {
    template: 'anew/names.typ',
    data: JSON.stringify(data),
    pictures: [],
    dated: startOf(date),
  };
  return unkept(`names-${date}.pdf`, await drawPaper(ctx, order));
}

/** Without a tag, so that no browser keeps it. */
const unkept = (fileName: string, content: Uint8Array): FileAnswer => ({
  fileName,
  mediaType: 'application/pdf',
  content,
  byteSize: content.byteLength,
});

/** Each offering once with its names, in the order in which they came; what came late stands at the end. */
function byOffering(lines: readonly Line[]) {
  const groups = new Map<string, { offering: string; names: object[] }>();
  for (const line of [...lines.filter(({ isLate }) => !isLate), ...lines.filter(({ isLate }) => isLate)]) {
    const offering = line.isLate ? words.late : (line.offering ?? words.others);
    const key = offering.trim().toLocaleLowerCase();
    const group = groups.get(key) ?? { offering, names: [] };
    groups.set(key, group);
    const { name, times: count, isUnverified: isUnchecked, weekDay } = line;
    group.names.push({ name, count, isUnchecked, note: weekDay === null ? null : words.weekDay(weekDay) });
  }
  return [...groups.values()];
}

/** All days of a year that everybody may know of, on one sheet for the wall. */
export async function printPoster(
  ctx: Ctx,
  { params }: InputOf<RitualPapers['poster']>,
): Promise<FileAnswer> {
  const { year } = params;
  const { days, today } = await daysForPoster(ctx, year);
  const { centre, look } = letterheadOf(await readSettings(ctx.db));
  const months = Array.from({ length: 12 }, (_, month) => {
    const start = `${year}-${String(month + 1).padStart(2, '0')}`;
    const held = days.filter(({ date }) => date.startsWith(start));
    return {
      name: englishFormat.month(`${start}-01`),
      days: held.map(({ date, ritual, ritualDzongkha, lunarLabel }) => ({
        day: String(Number(date.slice(8))),
        weekday: englishFormat.longDay(date).split(',')[0],
        ritual,
        ritualDzongkha,
        lunarLabel,
      })),
    };
  });
  const data = {
    colour: look.colour,
    centre: centre.name,
    words: words.poster,
    title: words.poster.title(year),
    months,
  };
  const order = {
    template: 'anew/poster.typ',
    data: JSON.stringify(data),
    pictures: [],
    dated: startOf(today),
  };
  return unkept(`ritual-days-${year}.pdf`, await drawPaper(ctx, order));
}
