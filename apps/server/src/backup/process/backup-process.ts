import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { drill } from '../drill.ts';
import { backup } from '../backup.ts';
import { type BackupFile, openBackupFile } from '../archive/archive-reader.ts';
import { verifyArchive } from '../archive/verify-archive.ts';
import { assertSameHistory } from '../../db/migrations/migrate.ts';
import { readMigrations } from '../../db/migrations/read-migrations.ts';
import { restoreFile } from '../restore.ts';
import type { BackupFacts, BackupOrder, BackupReply, CheckFacts, FactsOf } from './orders.ts';
import { refusalOf } from './refusals.ts';

type OrderOf<Kind extends BackupOrder['kind']> = Extract<BackupOrder, { kind: Kind }>;

const base64 = (bytes: Buffer) => bytes.toString('base64');
const say = (reply: BackupReply) => process.send?.(reply);

async function openOf({
  file,
  key,
  passphrase,
}: OrderOf<'check' | 'restore' | 'drill'>): Promise<BackupFile> {
  return key === undefined
    ? openBackupFile(file, passphrase)
    : { path: file, key: Buffer.from(key, 'base64') };
}

async function makeBackup({ place, file, lock }: OrderOf<'backup'>): Promise<BackupFacts> {
  const { key, contents } = await backup(place, file, {
    lock: lock && {
      salt: Buffer.from(lock.salt, 'base64'),
      publicKey: Buffer.from(lock.publicKey, 'base64'),
    },
    onProgress: (progress) => say({ progress }),
  });
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const { size: byteSize } = await stat(file);
  return { byteSize, sha256: hash.digest('hex'), key: key ? base64(key) : null, contents: contents ?? null };
}

async function check(order: OrderOf<'check'>): Promise<CheckFacts> {
  const file = await openOf(order);
  const { madeAt, program, contents, migrations, tables } = await verifyArchive(file);
  assertSameHistory(migrations, readMigrations());
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? null;
  return {
    madeAt,
    program: program ?? null,
    isEncrypted: file.key !== undefined,
    contents: contents ?? null,
    members: contents?.members ?? rowsOf('all_members'),
    payments: contents?.payments ?? rowsOf('payments'),
  };
}

async function carryOut(order: BackupOrder): Promise<FactsOf[keyof FactsOf]> {
  switch (order.kind) {
    case 'backup':
      return makeBackup(order);
    case 'check':
      return check(order);
    case 'restore':
      return restoreFile(order.place, await openOf(order), order.replaces);
    case 'drill':
      return drill(order.scratch, await openOf(order));
  }
}

/** One order, one answer, and an end; also when the process that ordered it has gone. */
process.once('disconnect', () => process.exit(1));
process.once('message', (order: BackupOrder) => {
  void carryOut(order)
    .then(
      (done) => say({ done }),
      (error: unknown) => say({ refused: refusalOf(error) }),
    )
    .finally(() => process.disconnect());
});
