import { AppError } from '../../../base/app-error.ts';
import { storageRefusal } from '../../../base/storage/storage-refusal.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findRendering, insertRendering, type RenderingState } from './rendering.repository.ts';

const pdfMediaType = 'application/pdf';

interface Paper {
  id: string;
  number: string;
  state: RenderingState;
  draw(): Promise<Uint8Array>;
}

/**
 * The PDF of a numbered paper. What was drawn first is kept and answered from then on, so no later version of this
 * program, of a template or of a font makes other bytes of it. Where there is no room to keep it, it is drawn again.
 */
export async function renderOnce(ctx: Ctx, paper: Paper): Promise<FileAnswer> {
  const fileName = pdfName(paper.number);
  const kept = await findRendering(ctx.db, paper.id, paper.state);
  if (kept) {
    const { id, byteSize } = kept;
    return { fileName, mediaType: pdfMediaType, byteSize, content: () => ctx.files.open(id) };
  }
  const bytes = await paper.draw();
  const isFirst = await keep(ctx, paper, bytes);
  if (!isFirst) return renderOnce(ctx, paper);
  return pdfAnswer(fileName, bytes);
}

/** False where somebody else has just kept theirs. */
async function keep(ctx: Ctx, { id: paperId, state }: Paper, bytes: Uint8Array): Promise<boolean> {
  const taken = 'taken';
  try {
    const written = await ctx.files.write({ bytes, mediaType: pdfMediaType });
    await inTransaction(ctx, async (tx) => {
      await ctx.files.put(tx, { ...written, kind: 'paper', createdBy: ctx.actor?.id ?? null });
      const row = { paperId, state, fileId: written.id, createdAt: ctx.now };
      if (!(await insertRendering(tx, row))) throw new Error(taken);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === taken) return false;
    const isFull = error instanceof AppError && error.code.startsWith('storage_');
    if (!isFull && !storageRefusal(error)) throw error;
    return true;
  }
}

/** `KM-R-2026-000123.pdf` */
export const pdfName = (number: string) => `${number.replace(/[^\w.]+/g, '-')}.pdf`;

export const pdfAnswer = (fileName: string, bytes: Uint8Array): FileAnswer =>
  fileAnswer(fileName, pdfMediaType, bytes);

export function fileAnswer(fileName: string, mediaType: string, bytes: Uint8Array): FileAnswer {
  return { fileName, mediaType, byteSize: bytes.length, content: Buffer.from(bytes) };
}
