import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clusterFolder } from '../db/data-folder.ts';
import type { DatabaseOptions } from '../db/database-options.ts';
import { openDatabase, type Tx } from '../db/open-database.ts';
import { withServerSnapshot } from '../backup/running-server.ts';
import { placeSettings, readConfig } from '../base/start/config.ts';
import { openBlobs } from '../base/files/blobs/open-blobs.ts';
import { type FileStore, fileStore } from '../platform/files/files.ts';
import { plainReason, StartError } from '../base/start/start-error.ts';
import { type ChainHead, findLostHead, formatHead, parseHead, readHeads } from './chains/chain-heads.ts';
import { lookAtOneMoment } from './one-moment.ts';
import { findBrokenFile } from './stored-files.ts';
import { readUnsealed } from './chains/audit-chain.ts';
import { type Finding, verify } from './verify.ts';

const usage = 'Usage: verify [--expect HEAD]…, where HEAD is a line that verify printed before.';

function readExpected(args: string[]): ChainHead[] {
  try {
    const { values } = parseArgs({ args, options: { expect: { type: 'string', multiple: true } } });
    return (values.expect ?? []).map((text) => {
      const head = parseHead(text);
      if (!head) throw new Error(`${text} is not a head.`);
      return head;
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

async function* allFindings(tx: Tx, files: FileStore, expected: ChainHead[]): AsyncGenerator<Finding> {
  yield* verify(tx);
  yield { check: 'every uploaded file is what was stored', disagreement: await findBrokenFile(tx, files) };
  if (expected.length > 0)
    yield {
      check: 'the chains go through the heads that were noted',
      disagreement: await findLostHead(tx, expected),
    };
}

/** Prints what was compared; answers how much does not agree. */
async function report(options: DatabaseOptions, files: FileStore, expected: ChainHead[]): Promise<number> {
  const database = await openDatabase(options);
  try {
    return await lookAtOneMoment(database, async (tx) => {
      let found = 0;
      for await (const { check, disagreement } of allFindings(tx, files, expected)) {
        if (disagreement) found += 1;
        const told = disagreement ? `\n  ${disagreement.record}: ${disagreement.problem}` : '';
        process.stdout.write(`${disagreement ? '✗' : '✓'} ${check}${told}\n`);
      }
      const { count, oldest } = await readUnsealed(tx);
      if (count > 0)
        process.stdout.write(
          `Audit entries that wait for their seal, so that no head covers them yet: ${count}, the oldest of ${oldest?.toISOString() ?? 'an unknown time'}\n`,
        );
      const heads = await readHeads(tx);
      process.stdout.write(['Heads, to be noted elsewhere:', ...heads.map(formatHead)].join('\n  ') + '\n');
      return found;
    });
  } finally {
    await database.close();
  }
}

try {
  const { databaseUrl: url, dataDir, s3 } = readConfig(placeSettings(process.env));
  const files = fileStore(openBlobs({ dataDir, s3 }));
  const expected = readExpected(process.argv.slice(2));
  if (!url && !existsSync(clusterFolder(dataDir)))
    throw new StartError(`There is nothing to verify: the data folder ${dataDir} holds no database.`);
  // Beside a running server, a copy of what it holds is looked at.
  const copied = url
    ? undefined
    : await withServerSnapshot(dataDir, (folder) => report({ dataDir: folder }, files, expected));
  const found = copied ?? (await report({ url, dataDir }, files, expected));
  process.stdout.write(found === 0 ? 'Everything agrees.\n' : `${found} of these do not agree.\n`);
  if (found > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${plainReason(error)}\n`);
  process.exitCode = 1;
}
