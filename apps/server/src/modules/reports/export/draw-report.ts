import { dayOf, type DigitGrouping, englishFormat, startOf } from '@kathok/contract';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { drawPaper, frameOf, pdfAnswer, readPictures } from '../../documents/index.ts';
import { words } from '../words.en.ts';
import { areWhole, writtenCells } from './written-cells.ts';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';

interface Figure {
  label: string;
  value: string;
  note: string | null;
}

/** Shares of the highest bar there could be, 0 to 1. */
export interface ChartDrawing {
  legend: string[];
  lines: { share: number; label: string }[];
  bars: { label: string; parts: number[]; compared: number | null }[];
}

export interface ReportPaper {
  title: string;
  /** What was asked and what is not counted, in sentences. */
  leads: string[];
  note: string;
  figures: Figure[];
  chart: ChartDrawing | null;
  columns: SheetColumn[];
  rows: Cell[][];
  totals: Cell[][];
}

/** A report as PDF, with the letterhead of the centre, who made it and when. */
export async function drawReport(
  ctx: Ctx,
  fileName: string,
  makePaper: (digits: DigitGrouping) => ReportPaper,
): Promise<FileAnswer> {
  const letterhead = letterheadOf(await readSettings(ctx.db));
  const { look } = letterhead;
  const { columns, rows, totals, ...paper } = makePaper(look.digitGrouping);
  const pictures = (await readPictures(ctx, { ...look, signatureFileId: null })).map(({ name, bytes }) => ({
    name,
    bytes,
  }));
  const today = dayOf(ctx.now);
  const at = `${englishFormat.day(today)}, ${englishFormat.time(ctx.now)}`;
  const write = writtenCells(columns, look.digitGrouping, areWhole(columns, [...rows, ...totals]));
  const content = {
    ...paper,
    letterhead: frameOf(letterhead, null).letterhead,
    made: words.madeBy(actorOf(ctx).name, at),
    table: {
      columns: columns.map(({ heading, kind = 'text' }) => ({
        title: heading,
        isAmount: kind !== 'text' && kind !== 'day',
      })),
      rows: rows.map(write),
      totals: totals.map(write),
    },
  };
  const bytes = await drawPaper(ctx, {
    template: 'anew/report.typ',
    data: JSON.stringify({ content, pictures: pictures.map(({ name }) => name) }),
    pictures,
    dated: startOf(today),
  });
  return pdfAnswer(fileName, bytes);
}
