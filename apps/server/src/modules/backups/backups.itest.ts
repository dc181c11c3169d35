import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backups, type BackupOverview } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOrder } from '../../backup/process/run-order.ts';
import { startControlSocket } from '../../backup/control-socket.ts';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { startAppForFile } from '../../testing/office.ts';

const root = mkdtempSync(join(tmpdir(), 'kathok-places-'));
const app = await startAppForFile({ backupRoots: [root] });
const own = join(app.place.dataDir, 'backups');
const [disk, stick] = [join(root, 'disk'), join(root, 'stick')];
const passphrase = 'snow lion over the pass';
let chief: string;
let control: { close(): Promise<void> };

beforeAll(async () => {
  chief = await app.signIn('Administrator');
  // The command beside a running server asks it for a copy of the embedded database.
  control = await startControlSocket(app.place.dataDir, app.database);
});
afterAll(async () => {
  await control.close();
  rmSync(root, { recursive: true, force: true });
});

const overview = () => app.call(backups.get, {}, chief);
const change = (body: object) => app.call(backups.updatePlan, { body }, chief);
const refused = async (path: string) => {
  const { status, body } = await app.send(
    backups.updatePlan,
    { body: { places: [{ path, isOn: true }] } },
    { token: chief },
  );
  return [status, (body as { errors?: { property: string; constraints: object }[] }).errors?.[0]];
};

/** Asked for on the page, and done as the server does it. */
async function make(): Promise<BackupOverview> {
  const { jobId } = await app.call(backups.create, {}, chief);
  expect((await app.call(backups.create, {}, chief)).jobId, 'asked for twice, one is made').toBe(jobId);
  app.clock.advance({ minutes: 1 });
  await app.jobs.runDue();
  const { state, problem } = await app.call(backups.job, { params: { id: jobId } }, chief);
  expect(state === 'done').toBe(problem === null);
  return overview();
}
const newestFile = () =>
  files(own)
    .map((name) => join(own, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .at(-1)!;
const files = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.backup'));

test('a backup is made beside the data, checked, shown with what is in it, and taken away', async () => {
  expect(await overview()).toMatchObject({ last: null, data: [], drill: { at: null, ok: null } });
  const { plan, last, data } = await make();
  expect(plan.places).toMatchObject([{ path: own, isOn: true, problem: null, lastAt: data[0]!.at }]);
  expect(last).toMatchObject({ ok: true, problem: null, isLate: false, wholeAt: data[0]!.at });
  const [backup] = data;
  expect(backup).toMatchObject({
    encrypted: false,
    checked: expect.any(String),
    places: [{ path: own, problem: null }],
    by: expect.any(String),
    contents: { members: expect.any(Number), payments: 0, sums: [] },
  });
  const [name = ''] = files(own);
  expect(name).toMatch(/^kathok-\d{4}-\d\d-\d\d-\d{4}\.backup$/);
  expect(statSync(join(own, name))).toMatchObject({ size: backup!.size });
  expect(statSync(join(own, name)).mode & 0o777).toBe(0o600);
  const file = await app.send(backups.file, { params: { id: backup!.id } }, { token: chief });
  expect(file.bytes.equals(readFileSync(join(own, name)))).toBe(true);
  expect(file.headers['content-disposition']).toContain(name);
  const said = await app.db
    .selectFrom('auditEntries')
    .select('action')
    .where('entity', '=', 'Backup')
    .execute();
  expect(said.map(({ action }) => action).sort()).toEqual(['back_up', 'download']);
});

test('only folders below those that the operator allows are taken, however they are written', async () => {
  symlinkSync(tmpdir(), join(root, 'elsewhere'));
  const outside = [
    '/etc',
    join(root, '..', 'other'),
    `${root}/../other`,
    'relative',
    join(root, 'elsewhere', 'x'),
  ];
  for (const path of outside)
    expect([path, ...(await refused(path))]).toMatchObject([
      path,
      422,
      { constraints: { isAllowed: expect.any(String) } },
    ]);
  writeFileSync(join(root, 'file'), '');
  expect((await refused(join(root, 'file')))[0]).toBe(422);
  const { plan } = await change({ places: [disk, stick].map((path) => ({ path, isOn: true })) });
  expect(plan.places.map(({ path, problem }) => [path, problem])).toEqual([
    [disk, null],
    [stick, null],
  ]);
});

test('a stick that is away is said, the other place has it; with all of them away nothing is lost', async () => {
  await make();
  expect([files(disk).length, files(stick).length]).toEqual([1, 1]);
  rmSync(stick, { recursive: true });
  const [newest] = (await make()).data;
  expect(newest!.places).toEqual([
    { path: disk, problem: null },
    { path: stick, problem: 'absent' },
  ]);
  const before = files(disk);
  // The folder is there, as a mount point is, but it is not the disk.
  rmSync(join(disk, '.kathok-backups'));
  const { last, data, plan } = await make();
  expect(last).toMatchObject({ ok: false, problem: 'absent', wholeAt: newest!.at });
  expect(plan.places.map(({ problem }) => problem)).toEqual(['absent', 'absent']);
  expect([data.length, files(disk)]).toEqual([3, before]);
  await change({ places: [{ path: own, isOn: true }] });
});

const opens = async (typed: string) =>
  (await app.call(backups.tryPassphrase, { body: { passphrase: typed } }, chief)).opens;

test('with a passphrase it is encrypted, tried without it, and the passphrase is nowhere', async () => {
  const { plan } = await change({ passphrase });
  expect(plan).toMatchObject({ isEncrypted: true, passphraseSetBy: expect.any(String) });
  expect([await opens(`${passphrase} `), await opens('another passphrase')]).toEqual([true, false]);
  const { data } = await make();
  expect(data[0]!.encrypted).toBe(true);
  const file = newestFile();
  await expect(runOrder({ kind: 'check', file })).rejects.toMatchObject({ reason: 'passphrase_needed' });
  await expect(runOrder({ kind: 'check', file, passphrase: 'wrong' })).rejects.toMatchObject({
    reason: 'wrong_passphrase',
  });
  expect(await runOrder({ kind: 'check', file, passphrase })).toMatchObject({ contents: data[0]!.contents });
  for (const table of ['backup_plan', 'backups', 'backup_keys', 'audit_entries', 'jobs', 'settings']) {
    const { rows } = await app.database.pool.query(
      `SELECT count(*)::int AS found FROM ${table} t WHERE t::text LIKE $1`,
      [`%${passphrase}%`],
    );
    expect([table, rows]).toEqual([table, [{ found: 0 }]]);
  }
});

test('the newest is brought back on trial without the passphrase, and one that was spoiled is found', async () => {
  const drill = async () => {
    await app.call(backups.drill, {}, chief);
    app.clock.advance({ minutes: 1 });
    await app.jobs.runDue();
    return (await overview()).drill;
  };
  const good = await drill();
  expect(good).toMatchObject({ ok: true, detail: null });
  expect(good.found).toEqual(good.expected);
  expect(readdirSync(app.place.dataDir)).not.toContain('drill.new');
  const file = newestFile();
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  expect(await drill()).toMatchObject({ ok: false, detail: expect.stringContaining('damaged') });
});

test('no more are kept than wanted, and a new one comes before an old one goes', async () => {
  await change({ keep: 2 });
  const { data } = await make();
  expect(data).toHaveLength(2);
  expect(files(own)).toHaveLength(2);
  expect(files(disk), 'those in other places go with them').toHaveLength(0);
});

test('it comes by itself at its hour; one that is late is told once to every administrator, until one is made', async () => {
  const mails = async () => (await app.outbox()).filter(({ kind }) => kind === 'backup_late');
  const look = async () => {
    await enqueue(app.db, { kind: 'watch_backups', uniqueKey: 'watch_backups', now: app.clock.now() });
    await app.jobs.runDue();
    chief = await app.signIn('Administrator');
  };
  const nextHour = async () => {
    app.clock.set((await overview()).nextAt!);
    await look();
  };
  // What was due before it was switched on is not missed.
  await change({ isOn: false });
  await change({ isOn: true });
  const before = (await overview()).data[0]!.at;
  await look();
  expect((await overview()).data[0]!.at).toBe(before);
  await nextHour();
  const [byItself] = (await overview()).data;
  expect(byItself).toMatchObject({ by: null });
  expect(byItself!.at > before).toBe(true);

  await change({ places: [{ path: disk, isOn: true }] });
  rmSync(disk, { recursive: true });
  await nextHour();
  expect(await mails()).toHaveLength(0);
  app.clock.advance({ hours: 2 });
  await look();
  expect((await overview()).last).toMatchObject({ ok: false, problem: 'absent', isLate: true });
  app.clock.advance({ hours: 1 });
  await look();
  const [told, ...others] = await mails();
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    recipient: app.account('Administrator').email,
    body: expect.stringMatching(/The disk or folder for backups is not there.[^]*\/settings\/backups/),
  });
  await change({ places: [{ path: own, isOn: true }] });
  expect((await make()).last).toMatchObject({ ok: true, isLate: false });
});
