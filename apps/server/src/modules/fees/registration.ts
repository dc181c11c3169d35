import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../base/app-error.ts';
import { findRegistrationFees } from './fee.repository.ts';
import { words } from './words.en.ts';

export async function hasOpenRegistration(tx: Tx, memberId: string): Promise<boolean> {
  const fees = await findRegistrationFees(tx, memberId);
  return fees.some(({ status }) => status === 'open');
}

/** One joins once: a second fee is asked for only where the first was cancelled. */
export async function requireNoRegistration(tx: Tx, memberId: string): Promise<void> {
  const fees = await findRegistrationFees(tx, memberId);
  if (fees.some(({ status }) => status === 'open'))
    throw new AppError('wrong_state', { detail: words.registrationOpen });
  if (fees.some(({ status }) => status !== 'cancelled'))
    throw new AppError('wrong_state', { detail: words.registrationDone });
}
