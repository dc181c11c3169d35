import { buffer } from 'node:stream/consumers';
import { dayOf, type InputOf, type privacy } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import { type ZipEntry, zipMediaType, zipStream } from '../../../base/files/zip-stream.ts';
import { bytesOfFile, type FileAnswer } from '../../../base/files/file-answer.ts';
import { actorOf, type Ctx, inTransaction, requireOwnOr } from '../../../platform/context.ts';
import { requireAttempt } from '../../../platform/limits/require-attempt.ts';
import { findAllReceiptsOf, readEntry } from '../../certificates/index.ts';
import { drawCertificate, drawReceiptById } from '../../documents/index.ts';
import { findWholePerson, type WholePerson } from '../whole-person.repository.ts';
import { findDocumentsOf, findPaymentsOf, findPhotos } from './held-records.repository.ts';
import { findCertificatesOfAll, type PersonalData, readPersonalData } from './personal-data.ts';
import { readablePage } from './readable-page.ts';
import { words } from './words.en.ts';

/** Papers are drawn for it, so it is not for pressing again and again. */
const perPerson = { limit: 10, windowSeconds: 60 * 60 };

/** Everything held about a member: one page to read, the same for programs, and all papers and pictures. */
export async function downloadPersonalData(
  ctx: Ctx,
  { params }: InputOf<typeof privacy.download>,
): Promise<FileAnswer> {
  const { isStaff } = requireOwnOr(ctx, 'export', params.id);
  const whole = orNotFound(await findWholePerson(ctx.db, params.id));
  await requireAttempt(ctx.db, `personal data:${actorOf(ctx).id}`, perPerson, ctx.now, words.tooMany);
  const receipts = (await Promise.all(whole.personIds.map((id) => findAllReceiptsOf(ctx.db, id)))).flat();
  const certificates = await findCertificatesOfAll(ctx, whole);
  const entries = receipts.map((receipt) => {
    const { receiptNumber, paidOn, title, amount, currency } = readEntry(receipt).entry;
    return { receiptNumber, paidOn, title, amount, currency, isSimulated: receipt.isSimulated };
  });
  const data = await readPersonalData(ctx, whole, { receipts: entries, certificates }, isStaff);
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'export', entity: 'Member', entityId: params.id, after: { format: 'zip' } }),
  );
  const papers = [
    ...receipts.map(({ id }, index) => ({
      name: paperName('receipts', index, entries[index]?.receiptNumber ?? id),
      draw: () => drawReceiptById(ctx, id),
    })),
    ...certificates.map((row, index) => ({
      name: paperName('certificates', index, row.certificateNumber),
      draw: () => drawCertificate(ctx, row),
    })),
  ];
  const files = [...(await storedFilesOf(ctx, whole, isStaff)), ...papers.map(drawn)];
  const fileName = `personal-data-${dayOf(ctx.now)}.zip`;
  return { fileName, mediaType: zipMediaType, content: zipStream(entriesOf(ctx, data, files, isStaff)) };
}

interface NamedFile {
  name: string;
  read(): Promise<Uint8Array>;
}

async function* entriesOf(
  ctx: Ctx,
  data: PersonalData,
  files: NamedFile[],
  hasNotes: boolean,
): AsyncGenerator<ZipEntry> {
  const name = String(data.person?.[0]?.['name']);
  const fileNames = files.map((file) => file.name);
  const page = readablePage({ name, day: dayOf(ctx.now), data, fileNames, hasNotes });
  yield { name: 'index.html', bytes: Buffer.from(page) };
  yield { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) };
  for (const file of files) yield { name: file.name, bytes: await file.read() };
}

/** Numbers of an older book may differ in signs only that no file name has. */
const paperName = (folder: string, index: number, number: string) =>
  `${folder}/${index + 1}-${number.replace(/[^\w.]+/g, '-')}.pdf`;

const drawn = ({ name, draw }: { name: string; draw(): Promise<FileAnswer> }): NamedFile => ({
  name,
  read: async () => bytesOfFile(await draw()),
});

/** Read one after the other while they are sent, so that a lifetime of slips needs no more memory than one. */
async function storedFilesOf(ctx: Ctx, whole: WholePerson, isStaff: boolean): Promise<NamedFile[]> {
  // A slip shows the account of the person who paid. Under a member's CID, that may be somebody who mistyped it.
  const mayTake = ({ memberId }: { memberId: string | null }) =>
    isStaff || (memberId !== null && whole.memberIds.includes(memberId));
  const payments = (await findPaymentsOf(ctx.db, whole)).filter(mayTake);
  const stored: { folder: string; id: string }[] = [
    ...(await findPhotos(ctx.db, whole)).map((id) => ({ folder: 'photos', id })),
    ...payments.flatMap(({ slipFileId: id }) => (id === null ? [] : [{ folder: 'slips', id }])),
    ...(await findDocumentsOf(ctx.db, whole)).map(({ fileId: id }) => ({ folder: 'documents', id })),
  ];
  const files: NamedFile[] = [];
  for (const [index, { folder, id }] of stored.entries()) {
    const file = await ctx.files.find(ctx.db, id);
    const ending = file?.mediaType.split('/')[1] ?? 'bin';
    if (file)
      files.push({
        name: `${folder}/${index + 1}.${ending}`,
        read: async () => buffer(await ctx.files.open(id)),
      });
  }
  return files;
}
