import type { InputOf, MemberDocument, members } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import {
  deleteDocument,
  findDocument,
  findDocuments,
  insertDocument,
  type DocumentRow,
} from './document.repository.ts';
import { findMember } from '../member.repository.ts';
import { words } from '../words.en.ts';
import { actorOf, inTransaction, type Ctx } from '../../../platform/context.ts';
import type { WrittenFile, FileContent } from '../../../platform/files/files.ts';
import { mediaTypeOf } from '../../../base/files/media-type.ts';
import { reencodePicture } from '../../../base/files/pictures.ts';

/** Large enough to read the small print of a scanned page. */
const size = { width: 3600, height: 3600 };

/** A PDF stays as it is; a picture is drawn anew. The content decides, not the name or the declared type. */
async function readPaper(file: File): Promise<FileContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = mediaTypeOf(bytes);
  if (type === 'application/pdf') return { bytes, mediaType: type };
  if (type === 'image/jpeg' || type === 'image/png' || type === 'image/webp') {
    return reencodePicture(bytes, size, 'scan');
  }
  throw new AppError('wrong_media_type', { detail: words.kindsOfPaper });
}

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

/** The name that a paper is saved under. */
function fileNameOf({ title, mediaType }: { title: string; mediaType: string }): string {
  const name = title.replace(/[\s\\/:*?"<>|]+/g, ' ').trim() || 'document';
  return `${name}.${extensions[mediaType] ?? 'bin'}`;
}

export async function listDocuments(
  ctx: Ctx,
  { params }: InputOf<typeof members.listDocuments>,
): Promise<MemberDocument[]> {
  orNotFound(await findMember(ctx.db, params.id));
  return (await findDocuments(ctx.db, params.id)).map(toDocument);
}

type AddDocument = InputOf<typeof members.addDocument>;

export async function readDocument(ctx: Ctx, { params, body }: AddDocument): Promise<WrittenFile> {
  orNotFound(await findMember(ctx.db, params.id));
  return ctx.files.write(await readPaper(body.file));
}

export function addDocument(
  ctx: Ctx,
  { params, body }: AddDocument,
  paper: WrittenFile,
): Promise<MemberDocument> {
  const createdBy = actorOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const member = orNotFound(await findMember(tx, params.id));
    if (member.erasedAt) throw new AppError('wrong_state', { detail: words.erased });
    const file = await ctx.files.put(tx, { kind: 'member_document', ...paper, createdBy });
    const id = await insertDocument(tx, {
      memberId: member.id,
      fileId: file.id,
      title: body.title,
      createdBy,
      createdAt: ctx.now,
    });
    const document = orNotFound(await findDocument(tx, id));
    await ctx.audit(tx, { action: 'create', ...audited(document, member), after: auditable(document) });
    return toDocument(document);
  });
}

/** Who opened whose papers is written down. */
export async function getDocument(
  ctx: Ctx,
  { params }: InputOf<typeof members.getDocument>,
): Promise<FileAnswer> {
  return inTransaction(ctx, async (tx) => {
    const document = orNotFound(await findDocument(tx, params.id));
    const member = orNotFound(await findMember(tx, document.memberId));
    await ctx.audit(tx, { action: 'view', ...audited(document, member) });
    const { fileId, mediaType, byteSize } = document;
    const content = () => ctx.files.open(fileId);
    return { fileName: fileNameOf(document), mediaType, byteSize, content };
  });
}

export function removeDocument(ctx: Ctx, { params }: InputOf<typeof members.removeDocument>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const document = orNotFound(await findDocument(tx, params.id));
    const member = orNotFound(await findMember(tx, document.memberId));
    if (!(await deleteDocument(tx, document.id))) throw new AppError('not_found');
    await ctx.files.remove(tx, document.fileId);
    await ctx.audit(tx, { action: 'remove', ...audited(document, member), before: auditable(document) });
  });
}

function toDocument({ id, title, mediaType, byteSize, createdBy, createdAt }: DocumentRow): MemberDocument {
  return { id, title, mediaType, byteSize, createdBy, createdAt: createdAt.toISOString() };
}

const auditable = ({ title, mediaType, byteSize, sha256 }: DocumentRow) => ({
  title,
  mediaType,
  byteSize,
  sha256,
});

function audited(document: DocumentRow, member: { name: string; membershipCode: string }) {
  const label = `${document.title}: ${member.name}, ${member.membershipCode}`;
  return { entity: 'MemberDocument', entityId: document.id, label };
}
