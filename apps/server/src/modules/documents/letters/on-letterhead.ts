import { dayOf, englishFormat, startOf } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { frameOf } from '../content/paper-frame.ts';
import { readPictures } from '../drawing/draw-content.ts';
import { drawPaper } from '../drawing/draw-paper.ts';

/** On the letterhead of the centre as it is today: such papers have no number, and nothing of them is kept. */
export async function drawOnLetterhead(
  ctx: Ctx,
  template: 'letters' | 'call-sheet',
  title: string,
  content: object,
): Promise<Uint8Array> {
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
  return drawPaper(ctx, {
    template: `anew/${template}.typ`,
    data: JSON.stringify(data),
    pictures: pictures.map(({ name, bytes }) => ({ name, bytes })),
    dated: startOf(today),
  });
}
