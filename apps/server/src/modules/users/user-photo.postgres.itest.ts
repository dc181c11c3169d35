import { users } from '@kathok/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const administrator = await app.signIn('Administrator');
const member = await app.signIn('Member');
const own = { id: app.account('Member').id };
const other = { id: app.account('Auditor').id };

const drawing = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a3324' } });
const withPlace = () =>
  drawing
    .clone()
    .withExif({ IFD0: { Artist: 'canary artist' }, IFD3: { GPSLatitude: '27/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();
const fileOf = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
const set = (photo: File, token = member, params = own) =>
  app.call(users.setPhoto, { params, body: { photo } }, token);

describe('a photo', () => {
  it('is drawn anew without what was hidden in it, and served as an attachment', async () => {
    const user = await set(fileOf(await withPlace()));
    expect(user.photo).toMatch(new RegExp(`^/users/${own.id}/photo\\?v=`));
    const answer = await app.send(users.getPhoto, { params: own }, { token: member });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.bytes.includes('canary')).toBe(false);
    const metadata = await sharp(answer.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(metadata.exif).toBeUndefined();
    // It is somebody's face: no browser keeps it for the next person at the same computer.
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('is seen by oneself and by those who may see users', async () => {
    await set(fileOf(await withPlace()));
    await app.call(
      users.setPhoto,
      { params: other, body: { photo: fileOf(await withPlace()) } },
      administrator,
    );
    expect(await app.send(users.getPhoto, { params: own }, { token: administrator })).toMatchObject({
      status: 200,
    });
    expect(await app.send(users.getPhoto, { params: other }, { token: member })).toMatchObject({
      status: 404,
    });
    expect(await app.send(users.getPhoto, { params: own }, {})).toMatchObject({ status: 401 });
  });

  it('is set and removed by oneself and by those who may change users', async () => {
    const photo = fileOf(await withPlace());
    await expect(set(photo, member, other)).rejects.toMatchObject({ status: 404 });
    await expect(app.call(users.removePhoto, { params: other }, member)).rejects.toMatchObject({
      status: 404,
    });
    const auditor = await app.signIn('Auditor');
    await expect(set(photo, auditor, own)).rejects.toMatchObject({ status: 404 });
    expect((await app.call(users.removePhoto, { params: own }, administrator)).photo).toBeNull();
    expect(await app.send(users.getPhoto, { params: own }, { token: member })).toMatchObject({ status: 404 });
  });

  it('replaces the one before, which is gone', async () => {
    await set(fileOf(await withPlace()));
    await set(fileOf(await drawing.clone().png().toBuffer(), 'me.png', 'image/png'));
    const rows = await app.db.selectFrom('files').select('id').where('createdBy', '=', own.id).execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['text that calls itself a picture', Buffer.from('<svg onload=alert(1)>'), 415],
    ['a broken picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 422],
    ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 413],
    ['nothing', Buffer.alloc(0), 415],
  ])('is not %s', async (_what, bytes, status) => {
    const answer = await app.send(
      users.setPhoto,
      { params: own, body: { photo: fileOf(bytes) } },
      { token: member },
    );
    expect(answer.status).toBe(status);
  });
});
