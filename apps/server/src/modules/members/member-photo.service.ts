import { dayOf, type InputOf, type Member, type members } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { reencodePicture } from '../../base/files/pictures.ts';
import type { Tx } from '../../db/open-database.ts';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { actorOf, type Ctx, inTransaction, requireOwnOr } from '../../platform/context.ts';
import {
  auditedMember,
  findMember,
  lockMember,
  updateMemberRow,
  updatePersonRow,
} from './member.repository.ts';
import { toMember } from './present-member.ts';
import type { StoredFile, WrittenFile } from '../../platform/files/files.ts';

/** As a passport photo, large enough for a printed card. */
const size = { width: 600, height: 750 };

export async function getMemberPhoto(
  ctx: Ctx,
  { params }: InputOf<typeof members.getPhoto>,
): Promise<FileAnswer> {
  requireOwnOr(ctx, 'read', params.id);
  const { photoFileId } = orNotFound(await findMember(ctx.db, params.id));
  const file = photoFileId ? await ctx.files.find(ctx.db, photoFileId) : undefined;
  if (!file) throw new AppError('not_found');
  const { id, mediaType, byteSize } = file;
  return { fileName: 'photo.webp', mediaType, byteSize, content: () => ctx.files.open(id) };
}

type SetPhoto = InputOf<typeof members.setPhoto>;

/** Drawn anew before it is kept: no metadata, and nothing that only pretends to be a picture. */
export async function drawMemberPhoto(ctx: Ctx, { params, body }: SetPhoto): Promise<WrittenFile> {
  requireOwnOr(ctx, 'update', params.id);
  return ctx.files.write(await reencodePicture(new Uint8Array(await body.photo.arrayBuffer()), size));
}

export function setMemberPhoto(ctx: Ctx, { params }: SetPhoto, picture: WrittenFile): Promise<Member> {
  const createdBy = actorOf(ctx).id;
  return replacePhoto(ctx, params.id, (tx) =>
    ctx.files.put(tx, { kind: 'member_photo', ...picture, createdBy }),
  );
}

export async function removeMemberPhoto(
  ctx: Ctx,
  { params }: InputOf<typeof members.removePhoto>,
): Promise<Member> {
  return replacePhoto(ctx, params.id, async () => null);
}

function replacePhoto(
  ctx: Ctx,
  memberId: string,
  putPhoto: (tx: Tx) => Promise<StoredFile | null>,
): Promise<Member> {
  const { isStaff } = requireOwnOr(ctx, 'update', memberId);
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockMember(tx, memberId));
    const photo = await putPhoto(tx);
    await updatePersonRow(tx, before.personId, { photoFileId: photo?.id ?? null }, ctx.now);
    await updateMemberRow(tx, memberId, {}, ctx.now);
    if (before.photoFileId) await ctx.files.remove(tx, before.photoFileId);
    await ctx.audit(tx, {
      action: photo ? 'set_photo' : 'remove_photo',
      ...auditedMember(before),
      before: { photo: before.photoFileId },
      after: { photo: photo?.id ?? null },
    });
    return toMember(orNotFound(await findMember(tx, memberId)), dayOf(ctx.now), isStaff);
  });
}
