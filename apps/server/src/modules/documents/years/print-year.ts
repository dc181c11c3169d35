import { type certificateYears, dayOf, type InputOf, startOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { bytesOfFile, type FileAnswer } from '../../../base/files/file-answer.ts';
import { pdfStream } from '../../../base/files/pdf/pdf-stream.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { findCertificate } from '../../certificates/index.ts';
import { drawCertificate } from '../certificate.service.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { words } from './words.en.ts';
import { findToPrint, type Printed } from './year.repository.ts';

/**
 * The certificates of a year as one PDF, with a leaf before those of each dzongkhag. Each is drawn, or taken from what was kept,
 * when its turn comes to be sent, so the memory it takes does not grow with their number.
 */
export async function printYear(
  ctx: Ctx,
  { query }: InputOf<(typeof certificateYears)['print']>,
): Promise<FileAnswer> {
  const { kind, year, ...chosen } = query;
  const { currency } = await readSettings(ctx.db);
  const found = await findToPrint(ctx.db, { kind, year }, currency, chosen);
  if (found.length === 0) throw new AppError('not_found', { detail: words.nothingToPrint });
  const after = { format: 'pdf', papers: found.length, kind, year, ...chosen };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Certificate', after }));
  const content = pdfStream(pagesOf(ctx, found));
  return { fileName: `${kind}-certificates-${year}.pdf`, mediaType: 'application/pdf', content };
}

async function* pagesOf(ctx: Ctx, found: readonly Printed[]): AsyncGenerator<Uint8Array> {
  const isParted = new Set(found.map(({ dzongkhag }) => dzongkhag)).size > 1;
  let last: string | null | undefined;
  for (const { certificateId, dzongkhag } of found) {
    if (isParted && dzongkhag !== last) {
      const here = found.filter((each) => each.dzongkhag === dzongkhag);
      yield await leafFor(ctx, dzongkhag, here.length);
      last = dzongkhag;
    }
    const row = orNotFound(await findCertificate(ctx.db, certificateId));
    yield await bytesOfFile(await drawCertificate(ctx, row));
  }
}

/** A page that says which certificates follow, so that a pile of paper is parted by it. */
function leafFor(ctx: Ctx, dzongkhag: string | null, count: number): Promise<Uint8Array> {
  return drawPaper(ctx, {
    template: 'anew/leaf.typ',
    data: JSON.stringify({ title: dzongkhag ?? words.withoutDzongkhag, subtitle: words.count(count) }),
    pictures: [],
    dated: startOf(dayOf(ctx.now)),
  });
}
