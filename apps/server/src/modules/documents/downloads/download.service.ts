import { dayOf, englishFormat, type InputOf, mostPapersAtOnce, type paperDownloads } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { type ZipEntry, zipMediaType, zipStream } from '../../../base/files/zip-stream.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { bytesOfFile, type FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findCertificate } from '../../certificates/index.ts';
import { drawCertificate } from '../certificate.service.ts';
import { drawReceiptById } from '../receipts/receipt.service.ts';
import { donationReceiptIds, feeReceiptIds } from './chosen-receipts.ts';
import { findCertificateIds } from './download.repository.ts';
import { words } from './words.en.ts';

type Downloads = typeof paperDownloads;
const oneMore = mostPapersAtOnce + 1;

export async function downloadDonationReceipts(
  ctx: Ctx,
  { query }: InputOf<Downloads['donationReceipts']>,
): Promise<FileAnswer> {
  const ids = await donationReceiptIds(ctx, query, oneMore);
  const name = `donation-receipts-${dayOf(ctx.now)}`;
  return zipOf(ctx, ids, { name, entity: 'Donation', field: 'from', filters: query, draw: receiptBy });
}

export async function downloadFeeReceipts(
  ctx: Ctx,
  { query }: InputOf<Downloads['feeReceipts']>,
): Promise<FileAnswer> {
  const ids = await feeReceiptIds(ctx, query, oneMore);
  const name = `fee-receipts-${dayOf(ctx.now)}`;
  return zipOf(ctx, ids, { name, entity: 'MembershipFee', field: 'from', filters: query, draw: receiptBy });
}

export async function downloadCertificates(
  ctx: Ctx,
  { query }: InputOf<Downloads['certificates']>,
): Promise<FileAnswer> {
  const ids = await findCertificateIds(ctx.db, query, oneMore);
  const name = `${query.kind}-certificates-${query.year}`;
  const draw = async (id: string) => drawCertificate(ctx, orNotFound(await findCertificate(ctx.db, id)));
  return zipOf(ctx, ids, {
    name,
    entity: 'Certificate',
    field: 'year',
    filters: { ...query, q: undefined },
    draw,
  });
}

const receiptBy = (id: string, ctx: Ctx) => drawReceiptById(ctx, id);

interface Download {
  name: string;
  entity: string;
  /** The filter to narrow where there are too many. */
  field: string;
  filters: { q?: string | undefined };
  draw(id: string, ctx: Ctx): Promise<FileAnswer>;
}

/** Who took them along is written down before the first paper leaves. Papers are drawn one by one, as they are sent. */
async function zipOf(ctx: Ctx, ids: string[], download: Download): Promise<FileAnswer> {
  const { name, entity, field, filters, draw } = download;
  if (ids.length === 0) throw new AppError('not_found', { detail: words.none });
  if (ids.length > mostPapersAtOnce)
    throw fieldProblem(field, 'isFewEnough', words.tooMany(englishFormat.number(mostPapersAtOnce)));
  const after = { format: 'zip', papers: ids.length, ...auditableFilters(filters) };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity, after }));
  async function* papers(): AsyncGenerator<ZipEntry> {
    const taken = new Set<string>();
    for (const [index, id] of ids.entries()) {
      const paper = await draw(id, ctx);
      // Numbers of an older book may differ in signs only that no file name has.
      const isTaken = taken.has(paper.fileName);
      taken.add(paper.fileName);
      yield {
        name: isTaken ? `${index + 1}-${paper.fileName}` : paper.fileName,
        bytes: await bytesOfFile(paper),
      };
    }
  }
  return { fileName: `${name}.zip`, mediaType: zipMediaType, content: zipStream(papers()) };
}
