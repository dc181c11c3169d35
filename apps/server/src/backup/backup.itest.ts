import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { type DatabasePlace, emptyPlace, migratedPlace } from '../testing/database-place.ts';
import { readArchive } from './archive/archive-reader.ts';
import { ArchiveWriter } from './archive/archive-writer.ts';
import { backup } from './backup.ts';
import { type Manifest, MANIFEST_PATH } from './archive/manifest.ts';
import { restore } from './restore.ts';
import { runCommand } from './run-command.ts';
import { addSampleData, fingerprint } from './sample-data.ts';
import { verifyArchive } from './archive/verify-archive.ts';

let folder: string;
let file: string;
let original: Record<string, string>;
const places: DatabasePlace[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathok-backup-'));
  file = join(folder, 'centre.backup');
  const source = await migratedPlace();
  places.push(source);
  const database = await openDatabase(source);
  await addSampleData(database.pool, source.dataDir);
  original = await fingerprint(database.pool);
  await database.close();
  await backup(source, file);
});
afterAll(async () => {
  await Promise.all(places.map((place) => place.remove()));
  await rm(folder, { recursive: true, force: true });
});

async function newPlace(): Promise<DatabasePlace> {
  const place = await emptyPlace();
  places.push(place);
  return place;
}

async function fingerprintOf(place: DatabasePlace): Promise<Record<string, string>> {
  const database = await openDatabase(place);
  try {
    return await fingerprint(database.pool);
  } finally {
    await database.close();
  }
}

/** The same backup, whole by its checksums, but with something else in it. */
async function changedBackup(
  changePart: (path: string, body: Buffer) => Buffer,
  changeManifest: (manifest: Manifest) => Partial<Manifest>,
): Promise<string> {
  const changed = join(folder, 'changed.backup');
  const archive = await ArchiveWriter.create(changed, { mayReplace: true });
  for await (const { path, body } of readArchive({ path: file })) {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    if (path !== MANIFEST_PATH) await archive.add(path, changePart(path, Buffer.concat(chunks)));
  }
  const manifest = await verifyArchive({ path: file });
  await archive.finish({ ...manifest, ...changeManifest(manifest), parts: archive.parts });
  return changed;
}
const same = (_path: string, body: Buffer) => body;

// Each restore on the embedded database takes ten seconds, so the whole one comes into the place of the one that failed.
test('a restore that fails half way leaves an empty place; then what is restored is what was saved', async () => {
  const place = await newPlace();
  const wrong = await changedBackup(
    (path, body) => (path.startsWith('tables/users/') ? Buffer.from('nonsense\n') : body),
    () => ({}),
  );
  await expect(restore(place, wrong)).rejects.toThrow('invalid input syntax for type uuid');

  expect(await restore(place, file)).toMatchObject({ files: 2, rows: expect.any(Number) });
  expect(await fingerprintOf(place)).toEqual(original);
  const files = join(place.dataDir, 'files', 'ab');
  expect((await readdir(files)).sort()).toEqual(['ab-empty', 'ab-large']);
  const large = await readFile(join(files, 'ab-large'));
  expect(large.equals(Buffer.alloc(2_000_000, 'large'))).toBe(true);
  await expect(restore(place, file)).rejects.toThrow(/already holds .* restore needs an empty one/);

  const { pool, close } = await openDatabase(place);
  const added = await pool.query(
    `INSERT INTO audit_entries (at, actor_name, action, entity) VALUES (now(), 'Pema', 'x', 'y') RETURNING id`,
  );
  await pool.query('SELECT seal_audit_entries(1000)');
  const seals = await pool.query('SELECT max(seq) AS seals FROM audit_seals');
  await expect(pool.query('DELETE FROM audit_entries')).rejects.toThrow('append-only');
  await close();
  expect([added.rows, seals.rows], 'it goes on where the old one was').toEqual([
    [{ id: 201 }],
    [{ seals: 201 }],
  ]);
});

test('a damaged file is refused before anything is touched', async () => {
  const place = await newPlace();
  const bytes = await readFile(file);
  bytes[bytes.length >> 1]! ^= 1;
  const damaged = join(folder, 'damaged.backup');
  await writeFile(damaged, bytes);
  await expect(restore(place, damaged)).rejects.toThrow('is damaged or not a backup');
  expect(existsSync(join(place.dataDir, 'files'))).toBe(false);
});

test('a backup of a newer program is refused', async () => {
  const newer = await changedBackup(same, ({ migrations }) => ({
    migrations: [...migrations, { name: '9999_later.sql', checksum: '' }],
  }));
  await expect(restore(await newPlace(), newer)).rejects.toThrow(
    'made by a newer program (it has 9999_later.sql)',
  );
});

test('a backup that is there is kept, and replaced with --force', async () => {
  const place = places[0]!;
  const kept = join(folder, 'kept.backup');
  await writeFile(kept, 'last year');
  await expect(runCommand('backup', kept, place)).rejects.toMatchObject({
    code: 1,
    stderr: `The file ${kept} already exists. Choose another name, or replace it with --force.\n`,
  });
  expect(await readFile(kept, 'utf8')).toBe('last year');
  expect(await runCommand('backup', kept, place, '--force')).toMatch(/^Saved /);
  expect((await verifyArchive({ path: kept })).tables.length).toBeGreaterThan(20);
  await expect(runCommand('restore', kept, place, '--force')).rejects.toMatchObject({
    stderr: expect.stringContaining('Usage: backup FILE [--force]'),
  });
});

/** A session, a token, a code, a grant, and a message that still has to bring its link. */
const keysOfTheRunning = `
  INSERT INTO sessions (id, user_id, auth_version, created_at, expires_at)
    SELECT '00000000-0000-4000-8000-000000000001', id, 1, now(), now() + interval '1 day' FROM users LIMIT 1;
  INSERT INTO refresh_tokens (token_hash, session_id, created_at, expires_at)
    SELECT repeat('a', 64), id, now(), now() + interval '1 day' FROM sessions;
  INSERT INTO password_links (token_hash, user_id, purpose, created_at, expires_at)
    SELECT repeat('b', 64), id, 'reset', now(), now() + interval '1 day' FROM users LIMIT 1;
  INSERT INTO server_secrets (name, value) VALUES ('access_token_signing', 'signing-key-of-the-running'),
    ('refresh_token_succession', 'succession-of-the-running'), ('authenticator_keys', 'kept-for-the-second-step')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  INSERT INTO outbox_messages (kind, recipient, subject, body, created_at) VALUES
    ('password_reset', 'dorji@example.bt', 'Link', 'Open /reset-password#token=' || repeat('c', 43), now())`;

test('a backup holds no session and no key of the running system, also where an older one had them', async () => {
  const source = await migratedPlace();
  places.push(source);
  const database = await openDatabase(source);
  await addSampleData(database.pool, source.dataDir);
  for (const statement of keysOfTheRunning.split(';\n')) await database.pool.query(statement);
  await database.close();
  const saved = join(folder, 'keys.backup');
  await backup(source, saved);
  const text: string[] = [];
  for await (const { path, body } of readArchive({ path: saved }))
    if (path.startsWith('tables/')) for await (const chunk of body) text.push(chunk.toString('latin1'));
  const rows = text.join('');
  for (const key of [/-of-the-running/, /a{64}/, /b{64}/, /c{43}/]) expect(rows).not.toMatch(key);
  expect(rows).toContain('#token=[removed]');
  expect(rows).toContain('kept-for-the-second-step');

  const place = await newPlace();
  await restore(place, saved);
  const restored = await openDatabase(place);
  const { rows: messages } = await restored.pool.query(
    `SELECT status, last_error AS why FROM outbox_messages WHERE kind = 'password_reset'`,
  );
  await restored.close();
  expect(messages).toEqual([{ status: 'failed', why: 'Its link or code is not in the backup.' }]);
});

test('with a passphrase nobody reads it without, and a lost one is said to be final', async () => {
  const secret = join(folder, 'passphrase');
  await writeFile(secret, 'snow lion over the pass\n');
  const locked = join(folder, 'locked.backup');
  const said = await runCommand('backup', locked, places[0]!, '--passphrase-file', secret);
  expect(said).toMatch(/^Saved .* encrypted: .*\nWithout the passphrase nobody can open it/);
  expect((await stat(locked)).mode & 0o777).toBe(0o600);
  expect(gunzipFails(await readFile(locked))).toBe(true);
  const place = await newPlace();
  const open = (...options: string[]) => runCommand('restore', locked, place, ...options);
  await expect(open()).rejects.toMatchObject({ stderr: expect.stringContaining('--passphrase-file F') });
  await writeFile(secret, 'another one of that length');
  await expect(open('--passphrase-file', secret)).rejects.toMatchObject({
    stderr: `The passphrase does not open the backup ${locked}.\n`,
  });
  expect(existsSync(join(place.dataDir, 'files'))).toBe(false);
  await writeFile(secret, 'snow lion over the pass');
  expect(await open('--passphrase-file', secret)).toMatch(/^Restored /);
});

function gunzipFails(bytes: Buffer): boolean {
  try {
    gunzipSync(bytes);
    return false;
  } catch {
    return true;
  }
}

test('there is nothing to save where no database is', async () => {
  await expect(backup(await newPlace(), join(folder, 'none.backup'))).rejects.toThrow(
    'There is nothing to save',
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('none.backup'))).toEqual([]);
});
