import { AppError } from '../../base/app-error.ts';
import { plainReason } from '../../base/start/start-error.ts';
import { NewerData } from '../../db/migrations/migrate.ts';
import { DamagedBackup, NewerBackup } from '../archive/manifest.ts';
import { PassphraseNeeded, WrongPassphrase } from '../encryption/header.ts';
import type { Refusal } from './orders.ts';

/** A reason that another process understands. */
export function refusalOf(error: unknown): Refusal {
  return { reason: reasonOf(error), text: plainReason(error).split('\n', 1)[0]! };
}

function reasonOf(error: unknown): Refusal['reason'] {
  if (error instanceof PassphraseNeeded) return 'passphrase_needed';
  if (error instanceof WrongPassphrase) return 'wrong_passphrase';
  if (error instanceof NewerBackup || error instanceof NewerData) return 'newer';
  if (error instanceof DamagedBackup) return 'damaged';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isFull = error instanceof AppError && error.code === 'storage_full';
  return isFull || code === 'ENOSPC' || code === 'EDQUOT' ? 'no_room' : 'other';
}
