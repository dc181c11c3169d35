import type { Ctx } from '../../../platform/context.ts';
import { readSlip, type Slip } from './read-slip.ts';

const prepared = new WeakMap<File, Promise<Slip>>();

/** Runs before the transaction: drawing a picture anew takes longer than anybody should hold the database for. */
export async function prepareSlip(_ctx: Ctx, { body }: { body: { slip: File } }): Promise<void> {
  const slip = readSlip(body.slip);
  prepared.set(body.slip, slip);
  await slip;
}

export function preparedSlip(file: File): Promise<Slip> {
  return prepared.get(file) ?? readSlip(file);
}
