import type { ShownSettings } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { AppError } from '../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import type { StoredFile, WrittenFile } from '../../platform/files/files.ts';
import { reencodePicture } from '../../base/files/pictures.ts';
import { readSettings, readSettingsToChange, writeSettings } from '../../platform/settings.repository.ts';
import { notifyGuardedChanges } from './guarded-changes/notify-guarded-changes.ts';
import { toShown } from './present-settings.ts';

const pictures = {
  logo: { key: 'logoFileId', width: 800, height: 800 },
  signature: { key: 'signatureFileId', width: 900, height: 400 },
} as const;
type PictureName = keyof typeof pictures;
type SetPicture = { body: { picture: File } };

const getPicture =
  (name: PictureName) =>
  async (ctx: Ctx): Promise<FileAnswer> => {
    const fileId = (await readSettings(ctx.db))[pictures[name].key];
    const file = fileId ? await ctx.files.find(ctx.db, fileId) : undefined;
    if (!file) throw new AppError('not_found');
    const { id, mediaType, byteSize, sha256 } = file;
    return { fileName: `${name}.png`, mediaType, byteSize, tag: sha256, content: () => ctx.files.open(id) };
  };

/** Drawn anew before it is kept: no metadata, and nothing that only pretends to be a picture. */
const drawPicture =
  (name: PictureName) =>
  async (ctx: Ctx, { body }: SetPicture): Promise<WrittenFile> => {
    const bytes = new Uint8Array(await body.picture.arrayBuffer());
    return ctx.files.write(await reencodePicture(bytes, pictures[name], 'drawing'));
  };

const setPicture =
  (name: PictureName) =>
  (ctx: Ctx, _input: SetPicture, picture: WrittenFile): Promise<ShownSettings> => {
    const createdBy = actorOf(ctx).id;
    return replacePicture(ctx, name, (tx) =>
      ctx.files.put(tx, { kind: `centre_${name}`, ...picture, createdBy }),
    );
  };

const removePicture =
  (name: PictureName) =>
  (ctx: Ctx): Promise<ShownSettings> =>
    replacePicture(ctx, name, () => Promise.resolve(null));

function replacePicture(
  ctx: Ctx,
  name: PictureName,
  putPicture: (tx: Tx) => Promise<StoredFile | null>,
): Promise<ShownSettings> {
  const { key } = pictures[name];
  return inTransaction(ctx, async (tx) => {
    const before = await readSettingsToChange(tx);
    const picture = await putPicture(tx);
    const after = { ...before, [key]: picture?.id ?? null };
    await writeSettings(tx, { [key]: after[key] }, ctx.now);
    // The old picture stays: papers that were issued with it are drawn with it for good.
    const old = before[key];
    await ctx.audit(tx, {
      action: picture ? `set_${name}` : `remove_${name}`,
      entity: 'Settings',
      label: after.centreName,
      before: { [name]: old },
      after: { [name]: after[key] },
    });
    if (name === 'signature') await notifyGuardedChanges(ctx, tx, { before, after, secrets: {} });
    return toShown(after);
  });
}

export const getLogo = getPicture('logo');
export const drawLogo = drawPicture('logo');
export const setLogo = setPicture('logo');
export const removeLogo = removePicture('logo');
export const getSignature = getPicture('signature');
export const drawSignature = drawPicture('signature');
export const setSignature = setPicture('signature');
export const removeSignature = removePicture('signature');
