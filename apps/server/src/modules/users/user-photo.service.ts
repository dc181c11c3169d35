import type { InputOf, User, users } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { reencodePicture } from '../../base/files/pictures.ts';
import type { Tx } from '../../db/open-database.ts';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { requireMayManageAccount } from '../auth/index.ts';
import { auditedUser, toUser } from './present-user.ts';
import { requireOwnOr } from './user-access.ts';
import { findUser, lockUser, updateUserRow } from './user.repository.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import type { StoredFile, WrittenFile } from '../../platform/files/files.ts';

const size = { width: 512, height: 512 };

export async function getUserPhoto(
  ctx: Ctx,
  { params }: InputOf<typeof users.getPhoto>,
): Promise<FileAnswer> {
  requireOwnOr(ctx, 'read', params.id);
  const { photoFileId } = orNotFound(await findUser(ctx.db, params.id));
  const file = photoFileId ? await ctx.files.find(ctx.db, photoFileId) : undefined;
  if (!file) throw new AppError('not_found');
  const { id, mediaType, byteSize } = file;
  return { fileName: 'photo.webp', mediaType, byteSize, content: () => ctx.files.open(id) };
}

type SetPhoto = InputOf<typeof users.setPhoto>;

/** Drawn anew before it is kept: no metadata, and nothing that only pretends to be a picture. */
export async function drawUserPhoto(ctx: Ctx, { params, body }: SetPhoto): Promise<WrittenFile> {
  requireOwnOr(ctx, 'update', params.id);
  return ctx.files.write(await reencodePicture(new Uint8Array(await body.photo.arrayBuffer()), size));
}

export function setUserPhoto(ctx: Ctx, { params }: SetPhoto, picture: WrittenFile): Promise<User> {
  const createdBy = actorOf(ctx).id;
  return replacePhoto(ctx, params.id, (tx) =>
    ctx.files.put(tx, { kind: 'user_photo', ...picture, createdBy }),
  );
}

export async function removeUserPhoto(
  ctx: Ctx,
  { params }: InputOf<typeof users.removePhoto>,
): Promise<User> {
  requireOwnOr(ctx, 'update', params.id);
  return replacePhoto(ctx, params.id, () => Promise.resolve(null));
}

function replacePhoto(
  ctx: Ctx,
  userId: string,
  putPhoto: (tx: Tx) => Promise<StoredFile | null>,
): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockUser(tx, userId));
    requireMayManageAccount(actorOf(ctx), before);
    const photo = await putPhoto(tx);
    await updateUserRow(tx, userId, { photoFileId: photo?.id ?? null }, ctx.now);
    if (before.photoFileId) await ctx.files.remove(tx, before.photoFileId);
    await ctx.audit(tx, {
      action: photo ? 'set_photo' : 'remove_photo',
      ...auditedUser(before),
      before: { photo: before.photoFileId },
      after: { photo: photo?.id ?? null },
    });
    return toUser(orNotFound(await findUser(tx, userId)));
  });
}
