import { audit, settings } from '@kathok/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.repository.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const token = await app.signIn('Administrator');

async function drawing(width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 4, background: '#8a332480' } });
  const bytes = await picture
    .withExif({ IFD0: { Artist: 'canary artist' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'drawing.png', { type: 'image/png' });
}

test('the logo is kept in its own shape, drawn anew, and shown to everybody', async () => {
  const shown = await app.call(settings.setLogo, { body: { picture: await drawing(1600, 400) } }, token);
  expect(shown.logo).toMatch(/^\/settings\/logo\?v=/);
  expect(await app.call(settings.getPublic, {})).toMatchObject({ logo: shown.logo });
  const answer = await app.send(settings.getLogo, { query: { v: 'any' } });
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
  });
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  expect(answer.bytes.includes('canary')).toBe(false);
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 800, height: 200, hasAlpha: true });
});

test('another logo takes the place of the first, which stays for the papers that bear it; none is none', async () => {
  const { logoFileId } = await readSettings(app.db);
  await app.call(settings.setLogo, { body: { picture: await drawing(90, 90) } }, token);
  const files = app.db.selectFrom('files').select('kind').where('kind', '=', 'centre_logo');
  expect(await files.execute()).toHaveLength(2);
  expect(await files.where('id', '=', logoFileId ?? '').execute()).toHaveLength(1);
  expect(await app.call(settings.removeLogo, {}, token)).toMatchObject({ logo: null });
  expect(await app.send(settings.getLogo, {})).toMatchObject({ status: 404 });
  expect((await readSettings(app.db)).logoFileId).toBeNull();
  const { data } = await app.call(audit.list, { query: { entity: 'Settings' } }, token);
  expect(data.map(({ action }) => action)).toEqual(['remove_logo', 'set_logo', 'set_logo']);
});

test('the signature is for the office alone', async () => {
  const shown = await app.call(settings.setSignature, { body: { picture: await drawing(300, 90) } }, token);
  expect(shown.signature).toMatch(/^\/settings\/signature\?v=/);
  expect(JSON.stringify(await app.call(settings.getPublic, {}))).not.toContain('signat');
  expect(await app.send(settings.getSignature, {}, { token })).toMatchObject({ status: 200 });
  expect(await app.send(settings.getSignature, {})).toMatchObject({ status: 401 });
  const officer = await app.signIn('Membership officer');
  expect(await app.send(settings.getSignature, {}, { token: officer })).toMatchObject({ status: 403 });
});

test('what is no picture is refused', async () => {
  const page = new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' });
  const answer = await app.send(settings.setLogo, { body: { picture: page } }, { token });
  expect(answer).toMatchObject({ status: 415 });
});
