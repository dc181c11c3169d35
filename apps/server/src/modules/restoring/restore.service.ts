import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundInBackup, InputOf, ResponseOf, restoring } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { CheckFacts } from '../../backup/process/orders.ts';
import { OrderRefused, runOrder } from '../../backup/process/run-order.ts';
import type { Ctx } from '../../platform/context.ts';
import { isCentreEmpty } from './empty-centre.repository.ts';
import { words } from './words.en.ts';

type Endpoints = typeof restoring;
type Body = InputOf<Endpoints['check']>['body'];

export interface RestoreDeps {
  /** Where a backup lies until it has been brought back. */
  folder: string;
  /** Stops the server, puts the backup in the place of the data, and starts again. Absent where nobody could start it. */
  bringBack?: ((file: string, passphrase: string | undefined) => void) | undefined;
  state(): ResponseOf<Endpoints['state']>;
}

export async function checkBackup(ctx: Ctx, { body }: { body: Body }): Promise<FoundInBackup> {
  await requireEmpty(ctx);
  return presentFound(await readBackup(body));
}

/** Read to its end before anything happens; then the answer goes out, and the server begins. */
export const startRestore =
  ({ folder, bringBack, state }: RestoreDeps) =>
  async (ctx: Ctx, { body }: { body: Body }): Promise<FoundInBackup> => {
    await requireEmpty(ctx);
    if (!bringBack) throw new AppError('wrong_state', { detail: words.onlyByCommand });
    if (state().state === 'running') throw new AppError('wrong_state', { detail: words.running });
    const found = presentFound(await readBackup(body));
    // It came into a place from which it is taken away with the answer.
    const file = join(folder, `${randomUUID()}.backup`);
    await rename(pathOf(body), file);
    bringBack(file, body.passphrase);
    return found;
  };

async function requireEmpty({ db }: Ctx): Promise<void> {
  if (!(await isCentreEmpty(db))) throw new AppError('centre_not_empty');
}

/** What came in the form; a text in its place is no file. */
function pathOf({ file }: Body): string {
  if (!('path' in file) || typeof file.path !== 'string') throw fieldProblem('file', 'isFile', words.noFile);
  return file.path;
}

async function readBackup(body: Body): Promise<CheckFacts> {
  const passphrase = body.passphrase || undefined;
  try {
    return await runOrder({ kind: 'check', file: pathOf(body), passphrase });
  } catch (error) {
    throw error instanceof OrderRefused ? refusalOf(error) : error;
  }
}

function refusalOf({ reason }: OrderRefused): AppError {
  switch (reason) {
    case 'passphrase_needed':
      return fieldProblem('passphrase', 'isNeeded', words.passphraseNeeded);
    case 'wrong_passphrase':
      return fieldProblem('passphrase', 'opens', words.wrongPassphrase);
    case 'newer':
      return fieldProblem('file', 'isKnown', words.newer);
    default:
      return fieldProblem('file', 'isWhole', words.damaged);
  }
}

const presentFound = ({ program, isEncrypted, ...found }: CheckFacts): FoundInBackup => ({
  ...found,
  version: program,
  encrypted: isEncrypted,
});
